import Foundation

/// A cost in nanoseconds: the median over several runs of the same work.
struct Cost: CustomStringConvertible {
    static let runs = 11

    private let nanoseconds: Double

    /// Times `body`, which does the work `count` times over, after one run that does not count.
    init(per count: Int, _ body: () -> Void) {
        body()
        let samples = (0..<Self.runs).map { _ in ContinuousClock().measure(body) / Duration.nanoseconds(count) }
        nanoseconds = samples.sorted()[Self.runs / 2]
    }

    var description: String { "\((nanoseconds * 10).rounded() / 10)" }

    /// This cost, and what multiple it is of `floor`, which was measured in the same process.
    func compared(to floor: Cost, target: Double) -> String {
        "\(self) ns, \((nanoseconds / floor.nanoseconds * 100).rounded() / 100) × (target \(target) ×)"
    }
}
