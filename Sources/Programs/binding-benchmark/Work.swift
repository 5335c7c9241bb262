import Foundation

/// Something to time, in series that alternate with a floor's: what disturbs one disturbs the other.
struct Work {
    static let series = 31

    /// How many times a series does the work.
    let times: Int
    /// Sets up a series, and returns the work to time.
    let prepare: () -> () -> Void

    /// Returns the cost and its ratio to the floor's, as text: the minimum of all series, the least disturbed one.
    func cost(over floor: Work, target: Double? = nil) -> String {
        // All are set up first, so that each is elsewhere in memory: the place can double the time.
        let works = (0..<Self.series).map { _ in (run: prepare(), floor: floor.prepare()) }
        let costs = works.map { (nanoseconds($0.run), floor.nanoseconds($0.floor)) }
        let (work, floor) = (costs.map(\.0).min() ?? 0, costs.map(\.1).min() ?? 1)
        return "\(rounded(work)) ns, \(rounded(work / floor)) ×" + (target.map { " (target \($0) ×)" } ?? "")
    }

    private func nanoseconds(_ run: () -> Void) -> Double { ContinuousClock().measure(run) / .nanoseconds(times) }

    private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
