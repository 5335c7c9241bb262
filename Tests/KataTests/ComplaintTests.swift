import ConsoleUI
import Foundation
import Testing

@testable import kata

/// What goes wrong is said in a sentence, which directs no terminal.
struct ComplaintTests {
    @Test func `a file that can't be used is named, without Foundation's details`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let inFile = folder.appending(path: "below/a/file")
        let error = #expect(throws: CocoaError.self) {
            try FileManager.default.createDirectory(at: inFile, withIntermediateDirectories: true)
        }
        let sentence = Kata.sentence(of: try #require(error))
        #expect(sentence.hasPrefix("'\(folder.path)"))
        #expect(!sentence.contains("Error Domain"))
        #expect(Kata.sentence(of: KataError("Ours.")) == "Ours.")
    }

    @Test func `a typed escape sequence isn't sent to the terminal`() {
        let error = KataError("no '\u{1B}]0;x\u{7}' here\nnext\r")
        #expect(Kata.sentence(of: error) == "no ' ]0;x ' here\nnext ")
    }

    @Test func `each option that the code asks for is in the help, and takes a value if one is shown there`() throws {
        let code = try Repository.this.root.appending(path: "Sources/Kata").swiftFiles().values.joined()
        let asked = code.matches(of: /(?:arguments\[|has\()"(--[a-z-]+)"/).map { String($0.1) }
        #expect(asked.count > 10)
        #expect(Set(asked).subtracting(Kata.commands.flatMap(\.options).map(\.name)) == [])
        let options = Kata.commands.first { $0.name == "lamp" }?.options.map { [$0.name, $0.placeholder ?? ""] } ?? []
        #expect(options.contains(["--strict", ""]) && options.contains(["--write-baseline", "FILE"]))
    }

    // A Mac has no full disk to write to.
    #if os(Linux)
        @Test(arguments: [["list"], ["--help"], ["list", "--help"], ["diff", "1", "2"]])
        func `output that a full disk doesn't take is reported`(line: [String]) throws {
            let kata = Bundle.main.bundleURL.appending(path: "kata").path
            let end = try Tool(["sh"])(["-c", #"exec "$0" "$@" >/dev/full"#, kata] + line, mergesErrors: true)
            // The shell directs errors to where the output goes, before it redirects the output.
            #expect(end.output == "kata: The output could not be written: No space left on device.\n")
            #expect(end.status == 74)
        }
    #endif
}
