import Foundation

/// Times each of `subjects` in turn, and returns the median of each.
func medians<Subject>(
    of subjects: [Subject], turns: Int = 31, _ time: (Subject) async throws -> Double
) async throws -> [Double] {
    var series: [[Double]] = subjects.map { _ in [] }
    for _ in 0..<turns {
        for (index, subject) in subjects.enumerated() {
            series[index].append(try await time(subject))
        }
    }
    return series.map { $0.sorted()[turns / 2] }
}

/// Prints figures for steps 1 to 4 and for the floor, if there is one, each with its ratio to step 1's.
func show(_ name: String, _ figures: [Double]) {
    print("\(name):")
    let columns = ["1 MVVM", "2 Presenter", "3 Router", "4 Interactor", "floor"]
    for (column, figure) in zip(columns, figures) {
        print(String(format: "  %@  %.2f  (%.2f ×)", column, figure, figure / figures[0]))
    }
}
