import ConsoleUI
import Foundation
import Testing

@testable import kata

/// `kata history` overwrites nothing, and leaves nothing half done.
struct HistoryFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "folder-\(UUID().uuidString)")

    @Test func `a folder that isn't empty is refused, and left as it was`() throws {
        try make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("mine".utf8).write(to: folder.appending(path: ".mine"))
        let error = #expect(throws: KataError.self) { try History(of: .this).write(to: folder) }
        #expect(error?.description == "'\(path)' is not empty; name a new or empty folder.")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [".mine"])
        #expect(try String(contentsOf: folder.appending(path: ".mine"), encoding: .utf8) == "mine")
    }

    @Test func `a file is refused`() throws {
        try Data("mine".utf8).write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: KataError.self) { try History(of: .this).write(to: folder) }
        #expect(error?.description == "'\(path)' is a file; name a new or empty folder.")
        #expect(try String(contentsOf: folder, encoding: .utf8) == "mine")
    }

    @Test func `an empty folder will do`() throws {
        try make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try History(of: .this, git: ["true"]).write(to: folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).contains("Package.swift"))
    }

    @Test func `no commit holds Finder's files`() throws {
        try make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data([0xFF]).write(to: folder.appending(path: ".DS_Store"))
        try History(of: .this).write(to: folder)
        let files = try Tool.git(["ls-files"], in: folder).output.lines
        #expect(files.contains("Package.swift"))
        #expect(!files.contains { $0.hasSuffix(".DS_Store") })
    }

    @Test func `when git fails, an empty folder is empty again, and a new one is gone with those above it`() throws {
        // Makes the repository, and fails at the first commit.
        let git = ["sh", "-c", "for word; do [ \"$word\" != commit ] || exit 1; done; exec git \"$@\"", "sh"]
        let history = try History(of: .this, git: git)
        try make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: KataError.self) { try history.write(to: folder) }
        #expect(error?.description == "git could not commit in '\(path)'; see its message above.")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
        #expect(throws: KataError.self) { try history.write(to: folder.appending(path: "a/b")) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
    }

    @Test func `missing sources are named before anything is written`() throws {
        let shelf = try Shelf([:])
        #expect(throws: (any Error).self) { try History(of: shelf.repository).write(to: folder) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(arguments: [
        ("", "'history' takes the folder to write, such as '/tmp/top-movies'."),
        ("--force x", "Unknown option '--force'."), ("a b", "'b' is one argument too many."),
    ])
    func `a wrong command line is told what is wrong with it`(words: String, sentence: String) {
        #expect(throws: UsageError(sentence)) {
            try KataCommand.history.run(words.split(separator: " ").map(String.init), in: .this)
        }
    }

    private var path: String { folder.path(percentEncoded: false) }

    private func make() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
}
