// Compares what your binding, a direct call, an array of closures and our binding cost, in one run:
//   swift run -c release cost
import Binding
import MyBinding

/// A sum of the values that an observer received, which prevents the compiler from leaving out any work.
final class Sum {
    var value = 0
}

/// Returns a closure that updates `sum`, chosen at run time so that the compiler can't inline the closure.
func closure(_ sum: Sum) -> (Int) -> Void {
    CommandLine.argc > 9 ? { sum.value ^= $0 } : { sum.value &+= $0 }
}

/// A closure that can be called without being retained.
struct DirectCall: ~Copyable {
    let body: (Int) -> Void

    borrowing func callAsFunction(_ value: Int) { body(value) }
}

/// Work to time: a function that sets up the work and returns a closure, which performs the given number of rounds.
typealias Work = (_ rounds: Int) -> () -> Void

func delivery(to count: Int) -> [Work] {
    [
        { rounds in
            let closures = UnsafeMutablePointer<DirectCall>.allocate(capacity: count)
            for index in 0..<count { (closures + index).initialize(to: DirectCall(body: closure(Sum()))) }
            return { for value in 0..<rounds { for index in 0..<count { closures[index](value) } } }
        },
        { rounds in
            let list = List()
            for _ in 0..<count { list.observers.append(closure(Sum())) }
            return { for value in 0..<rounds { list.send(value) } }
        },
        { rounds in
            let subject = Binding.Subject(0)
            let tokens = (0..<count).map { _ in subject.observable.observe(closure(Sum())) }
            return { withExtendedLifetime(tokens) { for value in 0..<rounds { subject.send(value) } } }
        },
        { rounds in
            let subject = MyBinding.Subject(0)
            let tokens = (0..<count).map { _ in subject.observable.observe(closure(Sum())) }
            return { withExtendedLifetime(tokens) { for value in 0..<rounds { subject.send(value) } } }
        },
    ]
}

/// Returns work that subscribes and cancels, while `others` earlier subscriptions exist.
func subscription(among others: Int) -> [Work] {
    [
        { rounds in
            let list = List()
            for _ in 0..<others { list.observers.append(closure(Sum())) }
            return {
                for _ in 0..<rounds {
                    list.observers.append(closure(Sum()))
                    list.observers.removeLast()
                }
            }
        },
        { rounds in
            let subject = Binding.Subject(0)
            let tokens = (0..<others).map { _ in subject.observable.observe(closure(Sum())) }
            return {
                withExtendedLifetime(tokens) {
                    for _ in 0..<rounds { subject.observable.observe(closure(Sum())).cancel() }
                }
            }
        },
        { rounds in
            let subject = MyBinding.Subject(0)
            let tokens = (0..<others).map { _ in subject.observable.observe(closure(Sum())) }
            return {
                withExtendedLifetime(tokens) {
                    for _ in 0..<rounds { subject.observable.observe(closure(Sum())).cancel() }
                }
            }
        },
    ]
}

/// The array of closures that most people start with, without tokens.
final class List {
    var observers: [(Int) -> Void] = []

    @inline(never) func send(_ value: Int) { for observer in observers { observer(value) } }
}

/// Returns the nanoseconds per round of each piece of work: the smallest of nine measurements. The pieces take turns,
/// so that a disturbance affects all of them.
func nanoseconds(_ works: [Work], rounds: Int) -> [Double] {
    let clock = ContinuousClock()
    var best = works.map { _ in Double.infinity }
    for _ in 0..<9 {
        for (index, work) in works.enumerated() {
            let run = work(rounds)
            best[index] = min(best[index], clock.measure(run) / .nanoseconds(rounds))
        }
    }
    return best
}

func row(_ cells: [String]) -> String {
    zip(cells, [26, 12, 12, 12, 12]).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
}

func rounded(_ number: Double) -> String { "\(Double(Int(number * 10 + 0.5)) / 10)" }

var isOptimized = true
assert({ isOptimized = false }() == ())
if !isOptimized { print("Without optimisation, these figures say little. Run this instead: swift run -c release cost") }
print(row(["", "direct call", "array", "ours", "yours"]))
for count in [1, 10, 1_000] {
    let costs = nanoseconds(delivery(to: count), rounds: 200_000 / count).map { $0 / Double(count) }
    let times = costs.enumerated().map { $0 == 0 ? "\(rounded($1)) ns" : "\(rounded($1 / costs[0])) ×" }
    print(row(["delivery to each of \(count)"] + times))
}
for others in [0, 10, 10_000] {
    let costs = nanoseconds(subscription(among: others), rounds: 1_000)
    print(row(["subscribing among \(others)", ""] + costs.map { "\(Int($0)) ns" }))
}
