import Foundation

/// Something to time, in series that alternate with those of a floor: what disturbs one disturbs the other.
struct Work {
    static let series = 31

    /// How many times `run` does it.
    let times: Int
    let run: () -> Void

    private var nanoseconds: Double { ContinuousClock().measure(run) / .nanoseconds(times) }

    /// Returns the medians of the cost and of its ratio to the floor's, as text.
    func cost(over floor: Work, target: Double? = nil) -> String {
        run()
        floor.run()
        let costs = (0..<Self.series).map { _ in (work: nanoseconds, floor: floor.nanoseconds) }
        let (cost, ratio) = (median(costs.map(\.work)), median(costs.map { $0.work / $0.floor }))
        return "\(cost) ns, \(ratio) ×" + (target.map { " (target \($0) ×)" } ?? "")
    }

    private func median(_ numbers: [Double]) -> Double {
        (numbers.sorted()[numbers.count / 2] * 100).rounded() / 100
    }
}
