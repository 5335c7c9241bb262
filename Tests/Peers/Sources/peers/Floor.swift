import Foundation

/// Where the observers add up their values, so that the compiler can't leave out any work.
final class Sum {
    var value = 0
}

/// Floor A: the direct call of a closure that isn't known before the program runs, and so can't be inlined.
func makeFloor() -> (Int) -> Void {
    let sum = Sum()
    return CommandLine.argc > 9 ? { sum.value ^= $0 } : { sum.value &+= $0 }
}

/// The median cost of doing something, and that as a multiple of floor A, in series that alternate with the floor's.
func compared(times: Int, _ body: () -> Void) -> (nanoseconds: String, ratio: String) {
    let (floor, clock) = (makeFloor(), ContinuousClock())
    body()
    let costs = (0..<11).map { _ in
        let cost = clock.measure(body) / .nanoseconds(times)
        let floorCost = clock.measure { for value in 0..<100_000 { floor(value) } } / .nanoseconds(100_000)
        return (cost, ratio: cost / floorCost)
    }
    func median(_ numbers: [Double]) -> String {
        let number = numbers.sorted()[numbers.count / 2]
        return number < 10 ? String(format: "%.1f", number) : String(format: "%.0f", number)
    }
    return (median(costs.map(\.0)), median(costs.map(\.ratio)))
}
