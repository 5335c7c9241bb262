import AllocationCount
import Binding

/// Each piece of work that is timed, with the floors beside what stands on them.
enum Benchmark {
    /// Where the observers put what they hear, so that none of the work can be left out.
    final class Sum {
        var value = 0
    }

    /// The dozen-line observable of most tutorials: a list of closures, called one after the other.
    final class ClosureList {
        var bodies: [(Int) -> Void] = []

        @inline(never)
        func deliver(_ value: Int) {
            for body in bodies { body(value) }
        }
    }

    static func directCall() -> Cost {
        let sum = Sum()
        let list = ClosureList()
        list.bodies = [{ sum.value &+= $0 }]
        let body = list.bodies[0]
        return Cost(per: 1_000_000) { for value in 0..<1_000_000 { body(value) } }
    }

    static func loop(over count: Int) -> Cost {
        let sum = Sum()
        let list = ClosureList()
        list.bodies = (0..<count).map { _ in { sum.value &+= $0 } }
        let rounds = 1_000_000 / count
        return Cost(per: rounds * count) { for value in 0..<rounds { list.deliver(value) } }
    }

    static func delivery(to count: Int) -> Cost {
        let sum = Sum()
        let subject = Subject(0)
        let tokens = (0..<count).map { _ in subject.observable.observe { sum.value &+= $0 } }
        defer { withExtendedLifetime(tokens) {} }
        let rounds = 1_000_000 / count
        return Cost(per: rounds * count) { for value in 0..<rounds { subject.send(value) } }
    }

    static func chainOfThree() -> Cost {
        let sum = Sum()
        let subject = Subject(0)
        let end = subject.observable.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
        let token = end.observe { sum.value &+= $0 }
        defer { withExtendedLifetime(token) {} }
        return Cost(per: 100_000) { for value in 0..<100_000 { subject.send(value) } }
    }

    static func subscribing(among others: Int) -> Cost {
        let subject = Subject(0)
        let tokens = (0..<others).map { _ in subject.observable.observe { _ in } }
        defer { withExtendedLifetime(tokens) {} }
        return Cost(per: 100_000) {
            for _ in 0..<100_000 { subject.observable.observe { _ in }.cancel() }
        }
    }

    static func cancelling(of count: Int, oldestFirst: Bool) -> Cost {
        var stages = (0...Cost.runs).map { _ in
            let subject = Subject(0)
            let tokens = (0..<count).map { _ in subject.observable.observe { _ in } }
            return (subject, oldestFirst ? tokens : tokens.reversed())
        }
        return Cost(per: count) {
            guard let (subject, tokens) = stages.popLast() else { return }
            withExtendedLifetime(subject) { for token in tokens { token.cancel() } }
        }
    }

    static func readingStoredProperty() -> Cost {
        let sum = Sum()
        let stored = (0..<1_000).map { _ in Sum() }
        return Cost(per: 1_000) { for property in stored { sum.value &+= property.value } }
    }

    static func readingValue() -> Cost {
        let sum = Sum()
        let observables = (0..<1_000).map { Subject($0).observable }
        return Cost(per: 1_000) { for observable in observables { sum.value &+= observable.value } }
    }

    #if os(Linux)
        static func memory(of count: Int) -> (bytes: Int, allocations: Double) {
            let subject = Subject(0)
            var tokens: [Cancellable] = []
            tokens.reserveCapacity(count)
            let (bytes, allocations) = (allocated_bytes(), allocation_count())
            for _ in 0..<count { tokens.append(subject.observable.observe { _ in }) }
            defer { withExtendedLifetime(tokens) {} }
            return ((allocated_bytes() - bytes) / count, Double((allocation_count() - allocations) / count))
        }
    #endif
}
