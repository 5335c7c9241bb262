import AllocationCount
import Binding

/// The costs of Binding, as multiples of the costs of simpler code (floors) in the same run.
nonisolated enum BindingFigures {
    /// A sum of the delivered values, computed so that the compiler can't optimise the work away.
    nonisolated final class Sum { var value = 0 }

    static func show() {
        for observers in [1, 10, 1_000] {
            let floor = directCalls(of: observers)
            print("floor A, a direct call of each of \(observers) closures: \(floor.cost(over: floor))")
            print("  floor B, a loop over an array of closures: \(loop(over: observers).cost(over: floor))")
            print("  delivery to \(observers), each: \(delivery(to: observers).cost(over: floor))")
        }
        let alone = subscribing(among: 0)
        print("subscribe and cancel: \(alone.cost(over: alone))")
        print("  among 10,000 others: \(subscribing(among: 10_000).cost(over: alone))")
        #if os(Linux)
            showMemory()
        #endif
    }

    /// Returns floor A: as many closures as there are observers, each called directly.
    static func directCalls(of count: Int) -> Work {
        Work(rounds: 1_000_000 / count, size: count) { rounds in
            let sum = Sum()
            let calls = DirectCalls(count: count) { _ in
                // The closure is chosen at run time, so that it can't be inlined.
                CommandLine.argc > 9 ? { sum.value ^= $0 } : { sum.value &+= $0 }
            }
            return {
                for value in 0..<rounds { calls(value) }
            }
        }
    }

    /// Returns floor B: the dozen-line observable of most tutorials, a list of closures called one after the other.
    static func loop(over count: Int) -> Work {
        Work(rounds: 1_000_000 / count, size: count) { rounds in
            let sum = Sum()
            let bodies = (0..<count).map { _ in
                { (value: Int) in sum.value &+= value }
            }
            return {
                for value in 0..<rounds {
                    for body in bodies { body(value) }
                }
            }
        }
    }

    static func delivery(to count: Int) -> Work {
        Work(rounds: 1_000_000 / count, size: count) { rounds in
            let sum = Sum()
            let subject = Subject(0)
            let tokens = (0..<count).map { _ in
                subject.observable.observe { sum.value &+= $0 }
            }
            return {
                for value in 0..<rounds { subject.send(value) }
                withExtendedLifetime(tokens) {}
            }
        }
    }

    static func subscribing(among others: Int) -> Work {
        Work(rounds: 100_000, size: 1) { rounds in
            let subject = Subject(0)
            let tokens = (0..<others).map { _ in subscribe(to: subject) }
            return {
                for _ in 0..<rounds { subscribe(to: subject).cancel() }
                withExtendedLifetime(tokens) {}
            }
        }
    }

    @inline(never)
    static func subscribe(to subject: Subject<Int>) -> Cancellable {
        subject.observable.observe { _ in }
    }

    #if os(Linux)
        /// Prints the memory that a subscription uses, and the number of allocations made by 1,000 deliveries.
        private static func showMemory() {
            let subject = Subject(0)
            var tokens: [Cancellable] = []
            tokens.reserveCapacity(10_000)
            let bytesBefore = allocated_bytes()
            let allocationsBefore = allocation_count()
            for _ in 0..<10_000 { tokens.append(subscribe(to: subject)) }
            let bytes = allocated_bytes() - bytesBefore
            let allocations = allocation_count() - allocationsBefore
            for value in 0..<1_000 { subject.send(value) }
            let delivering = allocation_count() - allocationsBefore - allocations
            let each = "\(bytes / 10_000) bytes in \(Double(allocations) / 10_000) allocations"
            print("a subscription: \(each); 1,000 deliveries: \(delivering) allocations")
        }
    #endif
}

/// Closures that are called in place, without reference counting, which only a pointer to them allows.
nonisolated private final class DirectCalls {
    /// A closure in a noncopyable wrapper, so that calling it can't retain it.
    private struct Call: ~Copyable {
        let body: (Int) -> Void

        borrowing func callAsFunction(_ value: Int) { body(value) }
    }

    private let calls: UnsafeMutablePointer<Call>
    private let count: Int

    init(count: Int, body: (_ index: Int) -> (Int) -> Void) {
        self.count = count
        calls = .allocate(capacity: count)
        for index in 0..<count { (calls + index).initialize(to: Call(body: body(index))) }
    }

    deinit {
        calls.deinitialize(count: count)
        calls.deallocate()
    }

    @inline(__always)
    func callAsFunction(_ value: Int) {
        for index in 0..<count { calls[index](value) }
    }
}
