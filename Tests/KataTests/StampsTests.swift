import Foundation
import Testing

@testable import kata

/// A save is seen by what it leaves behind, however the editor goes about it.
struct StampsTests {
    private let view = "Sources/TopMovies/TextMovieListView.swift"

    /// Whether `change` is seen as a change of the copy.
    private func sees(_ change: (CopiedKata) throws -> Void) throws -> Bool {
        let kata = try CopiedKata()
        let before = Stamps(of: kata.workspace)
        try change(kata)
        return Stamps(of: kata.workspace) != before
    }

    @Test func `an edited file, a new one and a deleted one`() throws {
        #expect(try sees { try Data("mine".utf8).write(to: $0.url(view)) })
        #expect(try sees { try $0.write("new", to: "Sources/TopMovies/Deep/New.swift") })
        #expect(try sees { try FileManager.default.removeItem(at: $0.url(view)) })
        #expect(try sees { try $0.write("other", to: "Package.swift") })
    }

    @Test func `a file that replaces another of the same size and time`() throws {
        let kata = try CopiedKata()
        let (file, other) = (kata.url(view), kata.url("other"))
        try FileManager.default.copyItem(at: file, to: other)
        for url in [file, other] {
            let date = Date(timeIntervalSinceReferenceDate: 1)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
        }
        let before = Stamps(of: kata.workspace)
        #expect(rename(other.path, file.path) == 0)
        #expect(Stamps(of: kata.workspace) != before)
    }

    @Test func `a save that changes no size`() throws {
        #expect(
            try sees { kata in
                let later = Date(timeIntervalSinceReferenceDate: 1)
                try FileManager.default.setAttributes(
                    [.modificationDate: later], ofItemAtPath: kata.url(view).path)
            })
    }

    @Test func `only sources are read`() throws {
        #expect(try !sees { _ in })
        #expect(try !sees { try $0.workspace.note(.seen(.done), seconds: 2) })
        #expect(try !sees { try $0.write("", to: ".build/debug/Built.swift") })
        #expect(try !sees { try $0.write("", to: "Sources/TopMovies/.View.swift") })
        #expect(try !sees { try $0.write("", to: "Sources/TopMovies/View.swift~") })
    }

    @Test(arguments: ["", "Sources", "Sources/TopMovies", "Package.swift", "PROGRESS.md"])
    func `a missing path that checks need is reported, and noticed when it's back`(path: String) throws {
        let kata = try CopiedKata()
        let before = Stamps(of: kata.workspace)
        #expect(before.missing == nil)
        let place = path.isEmpty ? kata.workspace.folder : kata.url(path)
        let elsewhere = kata.workspace.repository.root.appending(path: "elsewhere")
        try FileManager.default.moveItem(at: place, to: elsewhere)
        #expect(try #require(Stamps(of: kata.workspace).missing).hasPrefix(place.path))
        try FileManager.default.moveItem(at: elsewhere, to: place)
        #expect(Stamps(of: kata.workspace) == before)
    }

    @Test func `the sources of Contacts are seen where they are`() throws {
        let kata = try CopiedKata(Exercise.all[10])
        let sources = kata.url("Sources/ContactsApp")
        #expect(Stamps(of: kata.workspace).missing == nil)
        try FileManager.default.removeItem(at: sources)
        #expect(Stamps(of: kata.workspace).missing == sources.path)
    }
}
