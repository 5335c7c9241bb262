import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// A save is detected by the change it leaves behind, regardless of how the editor saves.
struct StampsTests {
    private static let view = "Sources/TopMovies/TextMovieListView.swift"

    private static func date(_ file: URL, second: Double = 1.5) throws {
        let date = Date(timeIntervalSinceReferenceDate: second)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private static let changes: [(name: String, make: @Sendable (CopiedKata) throws -> Void)] = [
        ("an edit", { try $0.write("mine", to: view) }),
        ("a save that changes no size", { try date($0.url(view), second: 1) }),
        ("another save within the same second", { try date($0.url(view)) }),
        (
            "a file that replaces another of the same size and time",
            { kata in
                let other = kata.url("other")
                try FileManager.default.copyItem(at: kata.url(view), to: other)
                try date(other)
                try #require(rename(other.path, kata.url(view).path) == 0)
            }
        ), ("a deleted file", { try FileManager.default.removeItem(at: $0.url(view)) }),
        ("a new file", { try $0.write("new", to: "Sources/TopMovies/Deep/New.swift") }),
        ("an edit to a test", { try $0.write("mine", to: "Tests/LawTests/Layers.swift") }),
        ("a new test", { try $0.write("new", to: "Tests/LawTests/Mine.swift") }),
        ("another manifest", { try $0.write("other", to: "Package.swift") }),
    ]

    @Test func `a change to the sources or the manifest is noticed, and nothing else is`() throws {
        let kata = try CopiedKata()
        var before = kata.workspace.stamps
        _ = try kata.workspace.nextHint()
        try kata.workspace.note(.seen(.notMoved), seconds: 2)
        for path in [".build/debug/Built.swift", "Sources/TopMovies/.View.swift", "Sources/TopMovies/View.swift~"] {
            try kata.write("", to: path)
        }
        #expect(kata.workspace.stamps == before)
        for change in Self.changes {
            try change.make(kata)
            let after = kata.workspace.stamps
            #expect(after != before, "\(change.name)")
            before = after
        }
    }

    @Test func `a path that checks need is reported as missing until it returns`() throws {
        let kata = try CopiedKata(.contacts)
        let before = kata.workspace.stamps
        #expect(before.missing == nil)
        for path in ["", "Sources", "Sources/ContactsApp", "Package.swift"] {
            let place = path.isEmpty ? kata.workspace.folder : kata.url(path)
            let elsewhere = kata.workspace.repository.root.appending(path: "elsewhere")
            try FileManager.default.moveItem(at: place, to: elsewhere)
            #expect(try #require(kata.workspace.stamps.missing).hasPrefix(place.path))
            try FileManager.default.moveItem(at: elsewhere, to: place)
            #expect(kata.workspace.stamps == before)
        }
    }
}
