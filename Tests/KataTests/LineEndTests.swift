import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Windows' line ends, whether git or an editor made them, make no difference.
struct LineEndTests {
    @Test(arguments: ["a\n\nb\n", "a\r\n\r\nb\r\n", "\u{FEFF}a\r\n\nb\n", "\u{FEFF}a\n\nb\n"])
    func `a text is read with line feeds, and without a byte order mark`(saved: String) throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "A.swift")
            try Data(saved.utf8).write(to: file)
            #expect(try file.text() == "a\n\nb\n")
            #expect(try folder.swiftFiles() == ["A.swift": "a\n\nb\n"])
            #expect(try file.contents() == Data("a\n\nb\n".utf8))
        }
    }

    @Test func `a carriage return within a line stays, and so does everything in a file that isn't a text`() throws {
        #expect("a\rb\r\r\n".withLineFeeds == "a\rb\r\n")
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "picture")
            let bytes = Data([0xFF, 0x0D, 0x0A])
            try bytes.write(to: file)
            #expect(try file.contents() == bytes)
            #expect(throws: CocoaError.self) { try file.text() }
        }
    }

    @Test func `a line of a patch that begins with no known word is named, with its file and number`() throws {
        let text = "About.\n\n== one\nin A\n-a\n\n== two\nin A\n+b\nsays nothing\n"
        #expect(try Patch.all(parsing: text, from: "a.txt", fields: ["says"]).map(\.name) == ["one", "two"])
        let error = #expect(throws: KataError.self) { try Patch.all(parsing: text, from: "a.txt", fields: []) }
        let reason = "'says nothing' begins with none of -, +, in, without; correct the line."
        #expect(error?.description == "a.txt:10: \(reason)")
    }

    @Test func `a copy whose files an editor saved with other line ends hasn't changed`() throws {
        let kata = try CopiedKata()
        try kata.workspace.folder.saveAsOnWindows()
        #expect(try Data(contentsOf: kata.url("Package.swift")).starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(try kata.files() == kata.laid())
        #expect(try kata.diff("--from-start") == "There are no differences.\n")
        let check = try Check(kata.exercise, in: kata.workspace)
        #expect(check.isUntouched)
        #expect(!check.problems.contains { $0.contains("untouched") })
        #expect(kata.workspace.log.notes.count == 1)
        #expect(try kata.reset().first?.hasPrefix("There was nothing") == true)
    }

    @Test func `a checkout with other line ends has the same exercises, and texts that match the code`() throws {
        let copy = try CopiedRepository()
        let exercises = copy.repository.root.appending(path: "Steps/exercises")
        try FileManager.default.removeItem(at: exercises)
        try FileManager.default.copyItem(at: Repository.this.root.appending(path: "Steps/exercises"), to: exercises)
        try copy.repository.root.saveAsOnWindows()
        #expect(try Texts(facts: Facts(of: copy.repository)).complaints() == [])
        for (copied, own) in zip(try Exercise.all(in: copy.repository), Exercise.all) {
            let files = ExerciseFiles(exercise: copied, repository: copy.repository)
            let same = ExerciseFiles(exercise: own, repository: .this)
            #expect(try files.solution() == same.solution(), "\(own)")
            #expect(try files.hints() == same.hints(), "\(own)")
            #expect(try files.parts().map(\.text) == same.parts().map(\.text), "\(own)")
        }
    }
}

extension URL {
    /// Saves the folder's texts, except those behind a link, as an editor on Windows might.
    fileprivate func saveAsOnWindows() throws {
        for path in subpaths where !path.hasSuffix(SessionLog.fileName) {
            let file = appending(path: path)
            let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
            guard isFile, let text = try? file.text() else { continue }
            try Data("\u{FEFF}\(text.replacing("\n", with: "\r\n"))".utf8).write(to: file)
        }
    }
}
