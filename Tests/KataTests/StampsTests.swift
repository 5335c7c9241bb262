import Foundation
import Testing

@testable import kata

/// A save is seen by what it leaves behind, however the editor goes about it.
struct StampsTests {
    private static let view = "Sources/TopMovies/TextMovieListView.swift"

    private static func date(_ file: URL) throws {
        let date = Date(timeIntervalSinceReferenceDate: 1)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private static let changes: [String: @Sendable (CopiedKata) throws -> Void] = [
        "an edit": { try $0.write("mine", to: view) },
        "a new file": { try $0.write("new", to: "Sources/TopMovies/Deep/New.swift") },
        "a deleted file": { try FileManager.default.removeItem(at: $0.url(view)) },
        "another manifest": { try $0.write("other", to: "Package.swift") },
        "a save that changes no size": { try date($0.url(view)) },
    ]

    @Test(arguments: changes.keys) func `a change of the sources is seen, and nothing else`(change: String) throws {
        let kata = try CopiedKata()
        let before = kata.workspace.stamps
        _ = try kata.workspace.nextHint()
        try kata.workspace.note(.seen(.notMoved), seconds: 2)
        for path in [".build/debug/Built.swift", "Sources/TopMovies/.View.swift", "Sources/TopMovies/View.swift~"] {
            try kata.write("", to: path)
        }
        #expect(kata.workspace.stamps == before)
        try Self.changes[change]?(kata)
        #expect(kata.workspace.stamps != before)
    }

    @Test func `a file that replaces another of the same size and time is seen`() throws {
        let kata = try CopiedKata()
        let (file, other) = (kata.url(Self.view), kata.url("other"))
        try FileManager.default.copyItem(at: file, to: other)
        for url in [file, other] { try Self.date(url) }
        let before = kata.workspace.stamps
        #expect(rename(other.path, file.path) == 0)
        #expect(kata.workspace.stamps != before)
    }

    @Test(arguments: ["", "Sources", "Sources/ContactsApp", "Package.swift"])
    func `a missing path that checks need is reported, and noticed when it's back`(path: String) throws {
        let kata = try CopiedKata(.contacts)
        let before = kata.workspace.stamps
        #expect(before.missing == nil)
        let place = path.isEmpty ? kata.workspace.folder : kata.url(path)
        let elsewhere = kata.workspace.repository.root.appending(path: "elsewhere")
        try FileManager.default.moveItem(at: place, to: elsewhere)
        #expect(try #require(kata.workspace.stamps.missing).hasPrefix(place.path))
        try FileManager.default.moveItem(at: elsewhere, to: place)
        #expect(kata.workspace.stamps == before)
    }
}
