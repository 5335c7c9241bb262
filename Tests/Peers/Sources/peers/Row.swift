import Foundation

/// What one peer does and costs, as a row of the table.
struct Row<P: Peer> {
    let name: String

    /// Twenty observers, fifty rounds.
    private var order: String {
        let peer = P()
        var heard: [Int] = []
        let tokens = (0..<20).map { number in peer.observe { _ in heard.append(number) } }
        let isOrdered = (1...50).allSatisfy { value in
            heard = []
            peer.send(value)
            return heard == Array(0..<20)
        }
        return withExtendedLifetime(tokens) { isOrdered ? "in order" : "in any order" }
    }

    /// Two observers, of which one sets 2 when it gets 1; two hundred times over.
    private var reentrancy: String {
        var results: Set<[Int]> = []
        for _ in 0..<200 {
            let peer = P()
            var heard: [[Int]] = [[], []]
            let tokens = (0...1).map { number in
                peer.observe { value in
                    guard value > 0 else { return }
                    heard[number].append(value)
                    // The first that gets 1 sets 2.
                    if value == 1, heard[1 - number].isEmpty { peer.send(2) }
                }
            }
            peer.send(1)
            withExtendedLifetime(tokens) { results.formUnion(heard) }
        }
        if results == [[1, 2]] { return "gets the same values, in the same order" }
        return results.contains([2, 1]) ? "gets the older value last" : "loses the value between"
    }

    /// Ten observers, of which the first to be served cancels all.
    private var cancellation: String {
        let peer = P()
        var tokens: [P.Token] = []
        var calls = 0
        for _ in 0..<10 {
            tokens.append(
                peer.observe { value in
                    guard value > 0 else { return }
                    calls += 1
                    for token in tokens where calls == 1 { peer.cancel(token) }
                })
        }
        peer.send(1)
        return calls == 1 ? "nothing arrives" : "\(calls - 1) of 9 are still called"
    }

    private func delivery(to count: Int) -> String {
        let (peer, sum) = (P(), Sum())
        let tokens = (0..<count).map { _ in peer.observe { sum.value &+= $0 } }
        let rounds = 100_000 / count
        return withExtendedLifetime(tokens) {
            compared(times: rounds * count) { for value in 0..<rounds { peer.send(value) } }.ratio
        }
    }

    private var subscription: String {
        let peer = P()
        return compared(times: 10_000) { for _ in 0..<10_000 { peer.cancel(peer.observe { _ in }) } }.nanoseconds
            + " ns"
    }

    func show() {
        let costs = [1, 10, 1_000].map { delivery(to: $0) }.joined(separator: ", ")
        print("| \(name) | \(order) | \(reentrancy) | \(cancellation) | \(costs) | \(subscription) |")
    }
}

/// Where the observers add up their values, so that the compiler can't leave out any work.
final class Sum { var value = 0 }

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
