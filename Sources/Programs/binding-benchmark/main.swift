// What Binding costs, as multiples of floors that are measured in the same run:
//   swift run -c release binding-benchmark

let floorA = Benchmark.directCall()
print("floor A, a direct call of a closure: \(floorA) ns; floor B is a loop over an array of closures")
for (observers, target) in [(1, 2.5), (10, 1.5), (1_000, 1.5)] {
    let floorB = Benchmark.loop(over: observers)
    print("floor B, \(observers) closures, each: \(floorB) ns")
    let delivery = Benchmark.delivery(to: observers)
    print("  delivery to \(observers) observers, each: \(delivery.compared(to: floorA, target: target))")
}
print("a chain of three maps: \(Benchmark.chainOfThree().compared(to: floorA, target: 50)) (floor A)")

let alone = Benchmark.subscribing(among: 0)
print("subscribe and cancel, alone: \(alone) ns")
print("  among 10,000 others: \(Benchmark.subscribing(among: 10_000).compared(to: alone, target: 1.5))")

let newest = Benchmark.cancelling(of: 10_000, oldestFirst: false)
print("cancel the newest of 10,000: \(newest) ns")
print("  the oldest: \(Benchmark.cancelling(of: 10_000, oldestFirst: true).compared(to: newest, target: 2))")

let property = Benchmark.readingStoredProperty()
print("read a stored property: \(property) ns")
print("  the value: \(Benchmark.readingValue().compared(to: property, target: 2))")

#if os(Linux)
    let (bytes, allocations) = Benchmark.memory(of: 10_000)
    print("a subscription takes \(bytes) bytes in \(allocations) allocations (target 90 in 1)")
#endif
