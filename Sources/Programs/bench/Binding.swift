import Binding
import Foundation

/// The timed operations of Binding, and the floors: the simpler code that they're compared with.
nonisolated enum Benchmark {
    /// A sum of the values that are delivered or read, computed so that the compiler can't optimise the work away.
    nonisolated final class Sum { var value = 0 }

    /// A closure that is called in place, without reference counting.
    nonisolated struct Closure: ~Copyable {
        let body: (Int) -> Void

        borrowing func callAsFunction(_ value: Int) { body(value) }
    }

    /// Returns floor A: as many closures as there are observers, each called directly.
    static func directCalls(of count: Int) -> Work {
        Work(rounds: 1_000_000 / count, size: count) { rounds in
            let sum = Sum()
            let closures = UnsafeMutablePointer<Closure>.allocate(capacity: count)
            for index in 0..<count {
                // The closure is chosen at run time, so that it can't be inlined.
                (closures + index).initialize(
                    to: Closure(body: CommandLine.argc > 9 ? { sum.value ^= $0 } : { sum.value &+= $0 }))
            }
            return { for value in 0..<rounds { for index in 0..<count { closures[index](value) } } }
        }
    }

    /// Returns floor B: the dozen-line observable of most tutorials, a list of closures called one after the other.
    static func loop(over count: Int) -> Work {
        Work(rounds: 1_000_000 / count, size: count) { rounds in
            let sum = Sum()
            let bodies: [(Int) -> Void] = (0..<count).map { _ in { sum.value &+= $0 } }
            return { for value in 0..<rounds { for body in bodies { body(value) } } }
        }
    }

    static func delivery(to count: Int) -> Work {
        Work(rounds: 1_000_000 / count, size: count) { rounds in
            let (sum, subject) = (Sum(), Subject(0))
            let tokens = (0..<count).map { _ in subject.observable.observe { sum.value &+= $0 } }
            return { withExtendedLifetime(tokens) { for value in 0..<rounds { subject.send(value) } } }
        }
    }

    static func chainOfThree() -> Work {
        Work(rounds: 100_000) { rounds in
            let (sum, subject) = (Sum(), Subject(0))
            let end = subject.observable.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            let token = end.observe { sum.value &+= $0 }
            return { withExtendedLifetime(token) { for value in 0..<rounds { subject.send(value) } } }
        }
    }

    static func subscribing(among others: Int) -> Work {
        Work(rounds: 100_000) { rounds in
            let subject = Subject(0)
            let tokens = (0..<others).map { _ in subscribe(to: subject) }
            return { withExtendedLifetime(tokens) { for _ in 0..<rounds { subscribe(to: subject).cancel() } } }
        }
    }

    @inline(never)
    static func subscribe(to subject: Subject<Int>) -> Cancellable { subject.observable.observe { _ in } }

    static func readingStoredProperty() -> Work {
        Work(rounds: 10_000, size: 100) { rounds in
            let (sum, stored) = (Sum(), (0..<100).map { _ in Sum() })
            return { for _ in 0..<rounds { for each in stored { sum.value &+= each.value } } }
        }
    }

    static func readingValue() -> Work {
        Work(rounds: 10_000, size: 100) { rounds in
            let (sum, observables) = (Sum(), (0..<100).map { Subject($0).observable })
            return { for _ in 0..<rounds { for each in observables { sum.value &+= each.value } } }
        }
    }
}

/// An operation to time, in series that alternate with a floor's series, so that interference affects both.
nonisolated struct Work {
    let rounds: Int
    /// The number of operations in a round.
    var size = 1
    /// The function that prepares a series of rounds, and returns the operation to time.
    let prepare: (_ rounds: Int) -> () -> Void

    /// Returns the cost, and its ratio to the floor's cost, as text. Each cost is the minimum of all series.
    func cost(over floor: Work, target: Double? = nil) -> String {
        // All series are prepared first, so that each has its own place in memory: a bad place can double the time.
        let works = (0..<31).map { _ in (run: prepare(rounds), floor: floor.prepare(floor.rounds)) }
        let costs = works.map { (nanoseconds($0.run), floor.nanoseconds($0.floor)) }
        let (work, floor) = (costs.map(\.0).min() ?? 0, costs.map(\.1).min() ?? 1)
        return "\(rounded(work)) ns, \(rounded(work / floor)) ×" + (target.map { " (target \($0) ×)" } ?? "")
    }

    private func nanoseconds(_ run: () -> Void) -> Double {
        ContinuousClock().measure(run) / .nanoseconds(rounds * size)
    }

    private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
