/// An operation to time, in series that alternate with a floor's series, so that interference affects both.
nonisolated struct Work {
    let rounds: Int
    /// The number of operations in a round.
    let size: Int
    /// The function that prepares a series of rounds, and returns the operation to time.
    let prepare: (_ rounds: Int) -> () -> Void

    /// Returns the cost, and its ratio to the floor's cost, as text. Each cost is the minimum of all series.
    func cost(over floor: Work) -> String {
        // All series are prepared first, so that each has its own place in memory: a bad place can double the time.
        let series = (0..<31).map { _ in (run: prepare(rounds), floor: floor.prepare(floor.rounds)) }
        var costs: [Double] = []
        var floors: [Double] = []
        for (run, floorRun) in series {
            costs.append(nanoseconds(run))
            floors.append(floor.nanoseconds(floorRun))
        }
        let cost = costs.min() ?? 0
        let ratio = cost / (floors.min() ?? 1)
        return "\(rounded(cost)) ns, \(rounded(ratio)) ×"
    }

    private func nanoseconds(_ run: () -> Void) -> Double {
        ContinuousClock().measure(run) / .nanoseconds(rounds * size)
    }

    private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
