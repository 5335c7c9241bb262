import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// A book is made only from texts that match the diffs, and overwrites only an earlier book.
struct BookErrorTests {
    private static let texts: [@Sendable (String) throws -> String?] = [
        { text in
            let fence = try #require(text.firstMatch(of: /(?s)```diff MovieListModule.swift.*?\n```\n/))
            return text.replacingCharacters(in: fence.range, with: "")
        },
        { $0 + "Again.\n\n```diff A.swift\n@@ -1 +1 @@\n-a\n+b\n```\n" },
        { _ in nil },
    ]
    private static let names = [
        "show each hunk of 'MovieListModule.swift' exactly", "'A.swift' exactly",
        "2-presenter/README.md",
    ]

    @Test(arguments: zip(texts, names))
    func `a hunk missing from the text, a hunk missing from the diff, and a missing text are reported`(
        edit: @Sendable (String) throws -> String?, named: String
    ) throws {
        let fixture = try BookFixture()
        let step = Step.presenter
        if let text = try edit(BookFixture.text(of: step)) {
            try fixture.write(text, of: step)
        } else {
            try FileManager.default.removeItem(at: fixture.repository.file(of: step))
        }
        let error = #expect(throws: KataError.self) { try fixture.book() }
        #expect(error?.description.contains(named) == true)
        #expect(error?.description.contains("run 'swift run kata dev steps --check'") == true)
    }

    @Test(.inFullRun) func `an earlier book is overwritten, but no other file`() throws {
        let fixture = try BookFixture()
        let file = fixture.repository.root.appending(path: "a.html")
        let write = { try KataCommand.book.run([file.path], in: fixture.repository) }
        let earlier = try BookFixture.html.get()
        try Data(earlier.utf8).write(to: file)
        #expect(try write() == 0)
        let book = try String(contentsOf: file, encoding: .utf8)
        #expect(book != earlier)
        #expect(book.hasSuffix("</html>\n"))
        try Data("mine".utf8).write(to: file)
        let error = #expect(throws: KataError.self) { try write() }
        #expect(error?.description.contains("name another file") == true)
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }

    @Test func `a page is written to where a link leads, and the link stays`() throws {
        let fixture = try BookFixture()
        let folder = fixture.repository.root
        try folder.write(["deep/notes.txt": ""])
        for (link, destination) in [("a.html", "b.html"), ("b.html", "deep/c.html")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: link).path, withDestinationPath: destination)
        }
        for _ in 1...2 {
            #expect(try KataCommand.book.run([folder.appending(path: "a.html").path], in: fixture.repository) == 0)
            for link in ["a.html", "b.html"] {
                let path = folder.appending(path: link).path
                #expect(throws: Never.self) { try FileManager.default.destinationOfSymbolicLink(atPath: path) }
            }
            #expect(folder.appending(path: "deep").names.sorted() == ["c.html", "notes.txt"])
        }
        try FileManager.default.removeItem(at: folder.appending(path: "b.html"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "b.html").path, withDestinationPath: "deep/notes.txt")
        let error = #expect(throws: KataError.self) {
            try KataCommand.book.run([folder.appending(path: "a.html").path], in: fixture.repository)
        }
        #expect(error?.description.contains("isn't an earlier book") == true)
    }

    @Test func `a program that can't show the book is reported, and a program that can is run`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "a book.html")
        try file.open(with: "true")
        for program in ["false", "no-such-program"] {
            let error = #expect(throws: KataError.self) { try file.open(with: program) }
            #expect(error?.description.contains("'\(program)' couldn't open it; open the file yourself.") == true)
        }
    }
}
