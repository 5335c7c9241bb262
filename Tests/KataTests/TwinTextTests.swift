import Foundation
import Testing

@testable import kata

/// The text on the twin of step 4, which stands on Observation, against the code.
struct TwinTextTests {
    private static let path = "Steps/observation.md"
    private static let step = Result { try Repository.this.sources(of: Step.all[3]) }
    private static let twin = Result {
        try Repository.this.root.appending(path: "Sources/TopMovies/Observation").swiftFiles()
    }
    private static let diff = Result {
        try StepDiff(Comparison((Step.all[3].folder, step.get()), ("Observation", twin.get())))
    }

    @Test func `only what must change differs from step 4`() throws {
        #expect(
            try Self.diff.get().files == [
                "JSONMovieListView.swift", "MovieListContract.swift", "MovieListInteractor.swift",
                "MovieListPresenter.swift", "TextMovieListView.swift", "Tracking.swift",
            ])
        #expect(try Set(Self.twin.get().keys) == Set(Self.step.get().keys).union(["Tracking.swift"]))
    }

    @Test func `the text has the actual sizes`() throws {
        let lines = try [Self.step, Self.twin].map { try $0.get().values.map { $0.count { $0 == "\n" } }.reduce(0, +) }
        let changes = try Self.diff.get().hunks.flatMap(\.lines)
        let (added, removed) = (changes.count { $0.kind == .added }, changes.count { $0.kind == .removed })
        let text = try Repository.this.text(at: Self.path)
        for row in [
            "| lines of step 4 | \(lines[0]) | \(lines[1]) |", "| changed | | \(added) added, \(removed) removed |",
        ] {
            #expect(text.contains(row), "not in the text: \(row)")
        }
    }
}
