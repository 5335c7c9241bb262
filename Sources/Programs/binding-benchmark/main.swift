// What Binding costs, as multiples of a floor that is measured in the same run:
//   swift run -c release binding-benchmark

for (observers, target) in [(1, 2.5), (10, 1.5), (1_000, 1.5)] {
    let floor = Benchmark.directCalls(of: observers)
    print("floor A, a direct call of each of \(observers) closures: \(floor.cost(over: floor))")
    print("delivery to \(observers), each: \(Benchmark.delivery(to: observers).cost(over: floor, target: target))")
    print("  floor B, a loop over an array of closures: \(Benchmark.loop(over: observers).cost(over: floor))")
}
let floor = Benchmark.directCalls(of: 1)
print("a chain of three maps: \(Benchmark.chainOfThree().cost(over: floor, target: 50))")

let alone = Benchmark.subscribing(among: 0)
print("subscribe and cancel: \(alone.cost(over: floor))")
print("  among 10,000 others: \(Benchmark.subscribing(among: 10_000).cost(over: alone, target: 1)) that of one alone")

let property = Benchmark.readingStoredProperty()
print("read the value: \(Benchmark.readingValue().cost(over: property, target: 2)) a stored property")

#if os(Linux)
    let (bytes, allocations, delivering) = Benchmark.memory(of: 10_000)
    print("a subscription: \(bytes) bytes in \(allocations) allocations (target 90 in 1); a delivery: \(delivering)")
#endif
