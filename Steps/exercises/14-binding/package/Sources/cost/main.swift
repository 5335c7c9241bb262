// What your binding costs, beside a direct call, an array of closures and ours, measured in one run:
//   swift run -c release cost
import Binding
import MyBinding

/// Where the observers add up their values, so that the compiler can't leave out any work.
final class Sum {
    var value = 0
}

/// Returns the closure that a direct call calls, chosen at run time, so that it can't be inlined.
func closure(_ sum: Sum) -> (Int) -> Void {
    CommandLine.argc > 9 ? { sum.value ^= $0 } : { sum.value &+= $0 }
}

/// A closure that is called in place, without counting a reference to it.
struct DirectCall: ~Copyable {
    let body: (Int) -> Void

    borrowing func callAsFunction(_ value: Int) { body(value) }
}

/// Something to time: its setup returns the work, which is `size` calls or subscriptions in each round.
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

/// A subscription that is made and cancelled, among others that came before it.
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

/// The twenty lines that everyone writes first, without the token.
final class List {
    var observers: [(Int) -> Void] = []

    @inline(never) func send(_ value: Int) { for observer in observers { observer(value) } }
}

/// Returns the nanoseconds of a round for each work: the least of all series, which alternate, so that what disturbs one
/// disturbs the others.
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
if !isOptimized { print("This isn't optimised, so its figures say little: swift run -c release cost") }
print(row(["", "direct call", "array", "ours", "yours"]))
for count in [1, 10, 1_000] {
    let costs = nanoseconds(delivery(to: count), rounds: 200_000 / count).map { $0 / Double(count) }
    let times = costs.enumerated().map { $0 == 0 ? "\(rounded($1)) ns" : "\(rounded($1 / costs[0])) ×" }
    print(row(["a delivery to \(count), each"] + times))
}
for others in [0, 10, 10_000] {
    let costs = nanoseconds(subscription(among: others), rounds: 1_000)
    print(row(["subscribing among \(others)", ""] + costs.map { "\(Int($0)) ns" }))
}
