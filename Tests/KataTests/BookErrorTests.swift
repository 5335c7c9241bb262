import Foundation
import TestSupport
import Testing

@testable import kata

/// A book is not made of texts that do not fit, nor written over somebody's file.
struct BookErrorTests {
    @Test func `a hunk that the text leaves out is named`() throws {
        let fixture = try BookFixture()
        let text = try BookFixture.text(of: Step.all[1])
        let fence = try #require(text.firstRange(of: "```diff MovieListModule.swift"))
        let end = try #require(text[fence.upperBound...].firstRange(of: "\n```\n"))
        try fixture.write(text.replacingCharacters(in: fence.lowerBound..<end.upperBound, with: ""), of: Step.all[1])
        let error = #expect(throws: KataError.self) { try fixture.book() }
        #expect(error?.description.contains("doesn't show each hunk of 'MovieListModule.swift' once") == true)
        #expect(error?.description.contains("swift run kata dev steps --check") == true)
    }

    @Test func `a hunk shown twice, or missing from the diff, is named`() throws {
        let fixture = try BookFixture()
        let text = try BookFixture.text(of: Step.all[1])
        try fixture.write(text + "Again.\n\n```diff A.swift\n@@ -1 +1 @@\n-a\n+b\n```\n", of: Step.all[1])
        let error = #expect(throws: KataError.self) { try fixture.book() }
        #expect(error?.description.contains("'A.swift'") == true)
    }

    @Test func `a missing text is named`() throws {
        let fixture = try BookFixture()
        try FileManager.default.removeItem(at: fixture.repository.file(of: Step.all[2]))
        let error = #expect(throws: KataError.self) { try fixture.book() }
        #expect(error?.description.contains("Steps/3-router/README.md") == true)
    }

    @Test(.enabled(if: provesEverything))
    func `an earlier book is overwritten, and nothing else is`() throws {
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

    @Test func `a program that can't show the book is named, and one that can is run`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "a book.html")
        try file.open(with: "true")
        for program in ["false", "no-such-program"] {
            let error = #expect(throws: KataError.self) { try file.open(with: program) }
            #expect(error?.description.contains("'\(program)' couldn't open it; open the file yourself.") == true)
        }
    }

    @Test(arguments: [["a", "b"], ["--fast"], [""], ["-", "--open"], ["--format", "html"]])
    func `a wrong command line is refused`(words: [String]) {
        #expect(throws: UsageError.self) { try KataCommand.book.run(words, in: .this) }
    }
}
