import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The page about UIKit and SwiftUI, compared with the code.
struct AppPageTests {
    /// The rows of the page's table: a name, the folder that holds the steps, and a pattern for the files to count.
    private let rows = [
        ("shared by all platforms, not a byte changed", "", /Contract|ViewModel|Interactor|Presenter|Presentation/),
        ("the console’s views, text and JSON", "", /^(?:Text|JSON)/),
        ("UIKit: views", "UIKit/", /ViewController/),
        ("UIKit: router and wiring", "UIKit/", /^(?!.*ViewController)/),
        ("SwiftUI: views", "SwiftUI/", /^Movie(?:List|Detail)\.swift$/),
        ("SwiftUI: adapter, path, router and wiring", "SwiftUI/", /^(?!Movie(?:List|Detail)\.swift$|Previews)/),
    ]

    private let steps = [Step.mvvm, Step.interactor]

    private func files(_ folder: String, _ step: Step) throws -> [String: String] {
        try Repository.this.root.appending(path: "Sources/TopMovies/\(folder)\(step.folder)").swiftFiles()
    }

    @Test func `the table of what stays and what changes has the actual figures`() throws {
        let page = try Repository.this.text(at: "Steps/your-app.md")
        for (name, folder, pattern) in rows {
            let cells = try steps.map { step in
                let files = try files(folder, step).filter { $0.key.contains(pattern) }
                let lines = files.values.map { $0.count { $0 == "\n" } }.reduce(0, +)
                return "\(lines) lines in \(files.count) files"
            }
            let row = "| \(name) | \(cells.joined(separator: " | ")) |"
            #expect(page.contains(row + "\n"), "\(row)")
        }
        let places = try steps.map { step in
            try ["", "UIKit/", "SwiftUI/"].flatMap { try files($0, step).values }.map {
                $0.matches(of: /"%\.1f"|fractionLength\(1\)/).count
            }.reduce(0, +)
        }
        let row = "| places that format a rating | \(places[0]) | \(places[1]) |"
        #expect(page.contains(row + "\n"), "\(row)")
    }

    @Test func `the adapter is the same in both steps, and step 4's views forward taps with the same line`() throws {
        let adapters = try steps.map { try files("SwiftUI/", $0)["Observed.swift"] }
        #expect(adapters[0] == adapters[1])
        let taps = "func didTapOnMovie(at index: Int) { presenter.didSelectMovie(at: index) }"
        let views = try ["", "UIKit/", "SwiftUI/"].flatMap { try files($0, Step.interactor) }
            .filter { $0.key.contains(/MovieList(?:View|ViewController)?\.swift$/) && !$0.key.contains("Router") }
        #expect(views.count == 4)
        for view in views { #expect(view.value.contains(taps), "\(view.key)") }
    }
}

/// The page about step 4's twin on Observation, compared with the code.
struct TwinTextTests {
    private static let path = "Steps/observation.md"
    private static let step = Result { try Repository.this.sources(of: Step.interactor) }
    private static let twin = Result {
        try Repository.this.root.appending(path: "Sources/TopMovies/Observation").swiftFiles()
    }
    private static let diff = Result {
        try StepDiff(Comparison((Step.interactor.folder, step.get()), ("Observation", twin.get())))
    }

    @Test func `the twin differs from step 4 only where it must`() throws {
        #expect(
            try Self.diff.get().files == [
                "JSONMovieListView.swift", "MovieListContract.swift", "MovieListInteractor.swift",
                "MovieListPresenter.swift", "TextMovieListView.swift", "Tracking.swift",
            ])
        #expect(try Set(Self.twin.get().keys) == Set(Self.step.get().keys).union(["Tracking.swift"]))
    }

    @Test func `the page has the actual sizes`() throws {
        let step = try Self.step.get().values.joined().count { $0 == "\n" }
        let twin = try Self.twin.get().values.joined().count { $0 == "\n" }
        let changes = try Self.diff.get().hunks.flatMap(\.lines)
        let added = changes.count { $0.kind == .added }
        let removed = changes.count { $0.kind == .removed }
        let text = try Repository.this.text(at: Self.path)
        #expect(text.contains("| lines of step 4 | \(step) | \(twin) |"))
        #expect(text.contains("| changed | | \(added) added, \(removed) removed |"))
    }
}
