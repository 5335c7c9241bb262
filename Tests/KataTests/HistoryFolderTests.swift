import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The folder that `kata history` writes. Nothing is overwritten, and a failed run leaves nothing behind.
struct HistoryFolderTests {
    @Test(arguments: [("", "is a file"), (".mine", "is not empty")])
    func `a file, or a folder that isn't empty, is refused and left as it was`(name: String, problem: String) throws {
        try URL.withTemporaryFolder { folder in
            let place = folder.appending(path: "place")
            try folder.write([name.isEmpty ? "place" : "place/\(name)": "mine"])
            let history = try WrittenHistory.history.get()
            let error = #expect(throws: KataError.self) { try history.write(to: place) }
            #expect(error?.description == "'\(place.path)' \(problem); name a new or empty folder.")
            #expect(folder.subpaths.sorted() == (name.isEmpty ? ["place"] : ["place", "place/\(name)"]))
            let file = name.isEmpty ? place : place.appending(path: name)
            #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        }
    }

    @Test func `an empty folder is accepted, even with a .DS_Store, and two runs give the same hashes`() throws {
        try URL.withTemporaryFolder { folder in
            try Data([0xFF]).write(to: folder.appending(path: ".DS_Store"))
            let end = try kataProgram(["history", folder.path])
            let command = "git checkout step-1-mvvm && swift test"
            #expect(end.output.hasSuffix("\n  \(command)\n"), "a command to try there")
            let main = ["rev-parse", "main"]
            #expect(try Tool.git(main, in: folder).output == WrittenHistory.shared.get().git(main))
            let files = try Tool.git(["ls-files"], in: folder).output.lines
            #expect(files.contains("Package.swift"))
            #expect(!files.contains { $0.hasSuffix(".DS_Store") })
        }
    }

    @Test func `if git fails, the folder is emptied again`() throws {
        // A stand-in for git that creates the repository, but fails at the commits.
        let script = #"for word; do [ "$word" != fast-import ] || exit 1; done; exec git "$@""#
        let history = try History(of: .this, git: ["sh", "-c", script, "sh"])
        try URL.withTemporaryFolder { folder in
            let error = #expect(throws: KataError.self) { try history.write(to: folder) }
            #expect(error?.description == "'git fast-import' failed in '\(folder.path)'; see its message above.")
            #expect(folder.subpaths.isEmpty)
        }
    }

    @Test func `missing sources are reported before anything is written`() throws {
        let shelf = try Shelf([:])
        let folder = URL.temporaryDirectory.appending(path: "folder-\(UUID().uuidString)")
        #expect(throws: (any Error).self) { try History(of: shelf.repository).write(to: folder) }
        #expect(!folder.exists)
    }
}
