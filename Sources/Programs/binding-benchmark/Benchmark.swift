import AllocationCount
import Binding

/// The pieces of work to time, with their floors.
enum Benchmark {
    /// Where the observers add up their values, so that the compiler can't leave out any work.
    final class Sum {
        var value = 0
    }

    /// A closure that is called in place, without counting a reference to it.
    struct Closure: ~Copyable {
        let body: (Int) -> Void

        borrowing func callAsFunction(_ value: Int) { body(value) }
    }

    /// Floor A: as many closures as there are observers, each called directly.
    static func directCalls(of count: Int) -> Work {
        let rounds = 1_000_000 / count
        return Work(times: rounds * count) {
            let sum = Sum()
            let closures = UnsafeMutablePointer<Closure>.allocate(capacity: count)
            for index in 0..<count {
                // Chosen at run time, so that it can't be inlined.
                (closures + index).initialize(
                    to: Closure(body: CommandLine.argc > 9 ? { sum.value ^= $0 } : { sum.value &+= $0 }))
            }
            return {
                for value in 0..<rounds { for index in 0..<count { closures[index](value) } }
            }
        }
    }

    /// Floor B: the dozen-line observable of most tutorials, a list of closures called one after the other.
    static func loop(over count: Int) -> Work {
        let rounds = 1_000_000 / count
        return Work(times: rounds * count) {
            let sum = Sum()
            let bodies: [(Int) -> Void] = (0..<count).map { _ in { sum.value &+= $0 } }
            return {
                for value in 0..<rounds { for body in bodies { body(value) } }
            }
        }
    }

    static func delivery(to count: Int) -> Work {
        let rounds = 1_000_000 / count
        return Work(times: rounds * count) {
            let (sum, subject) = (Sum(), Subject(0))
            let tokens = (0..<count).map { _ in subject.observable.observe { sum.value &+= $0 } }
            return {
                withExtendedLifetime(tokens) { for value in 0..<rounds { subject.send(value) } }
            }
        }
    }

    static func chainOfThree() -> Work {
        Work(times: 100_000) {
            let (sum, subject) = (Sum(), Subject(0))
            let end = subject.observable.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            let token = end.observe { sum.value &+= $0 }
            return {
                withExtendedLifetime(token) { for value in 0..<100_000 { subject.send(value) } }
            }
        }
    }

    static func subscribing(among others: Int) -> Work {
        Work(times: 100_000) {
            let subject = Subject(0)
            let tokens = (0..<others).map { _ in subscribe(to: subject) }
            return {
                withExtendedLifetime(tokens) { for _ in 0..<100_000 { subscribe(to: subject).cancel() } }
            }
        }
    }

    @inline(never) static func subscribe(to subject: Subject<Int>) -> Cancellable {
        subject.observable.observe { _ in }
    }

    static func readingStoredProperty() -> Work {
        Work(times: 1_000_000) {
            let (sum, stored) = (Sum(), (0..<100).map { _ in Sum() })
            return {
                for _ in 0..<10_000 { for each in stored { sum.value &+= each.value } }
            }
        }
    }

    static func readingValue() -> Work {
        Work(times: 1_000_000) {
            let (sum, observables) = (Sum(), (0..<100).map { Subject($0).observable })
            return {
                for _ in 0..<10_000 { for each in observables { sum.value &+= each.value } }
            }
        }
    }

    #if os(Linux)
        /// The memory of a subscription, and the allocations of 1,000 deliveries.
        static func memory(of count: Int) -> (bytes: Int, allocations: Double, delivering: Int) {
            let subject = Subject(0)
            var tokens: [Cancellable] = []
            tokens.reserveCapacity(count)
            let (bytes, allocations) = (allocated_bytes(), allocation_count())
            for _ in 0..<count { tokens.append(subscribe(to: subject)) }
            let (more, moreAllocations) = (allocated_bytes() - bytes, allocation_count() - allocations)
            for value in 0..<1_000 { subject.send(value) }
            let delivering = allocation_count() - allocations - moreAllocations
            defer { withExtendedLifetime(tokens) {} }
            return (more / count, Double(moreAllocations) / Double(count), Int(delivering))
        }
    #endif
}
