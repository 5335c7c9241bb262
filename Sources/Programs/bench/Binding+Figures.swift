import AllocationCount
import Binding

extension Benchmark {
    /// Prints the costs of Binding, as multiples of the costs of simpler code (floors) in the same run.
    static func printFigures() {
        for (observers, target) in [(1, 2.5), (10, 1.5), (1_000, 1.5)] {
            let floor = directCalls(of: observers)
            print("floor A, a direct call of each of \(observers) closures: \(floor.cost(over: floor))")
            print("delivery to \(observers), each: \(delivery(to: observers).cost(over: floor, target: target))")
            print("  floor B, a loop over an array of closures: \(loop(over: observers).cost(over: floor))")
        }
        let floor = directCalls(of: 1)
        print("a chain of three maps: \(chainOfThree().cost(over: floor, target: 50))")
        let alone = subscribing(among: 0)
        print("subscribe and cancel: \(alone.cost(over: floor))")
        print("  among 10,000 others: \(subscribing(among: 10_000).cost(over: alone, target: 1)) the cost of one alone")
        let property = readingStoredProperty()
        print("read the value: \(readingValue().cost(over: property, target: 2)) the cost of a stored property")
        #if os(Linux)
            // The memory that a subscription uses, and the number of allocations made by 1,000 deliveries.
            let subject = Subject(0)
            var tokens: [Cancellable] = []
            tokens.reserveCapacity(10_000)
            let (bytes, allocations) = (allocated_bytes(), allocation_count())
            for _ in 0..<10_000 { tokens.append(subscribe(to: subject)) }
            let (more, moreAllocations) = (allocated_bytes() - bytes, allocation_count() - allocations)
            for value in 0..<1_000 { subject.send(value) }
            let delivering = allocation_count() - allocations - moreAllocations
            let each = "\(more / 10_000) bytes in \(Double(moreAllocations) / 10_000) allocations"
            print("a subscription: \(each) (target 90 in 1); a delivery: \(delivering)")
        #endif
    }
}
