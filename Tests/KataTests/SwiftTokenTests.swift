import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Tokens cover every byte of the source, and each has the kind that Swift gives it.
struct SwiftTokenTests {
    @Test func `the tokens of each Swift file in this package add up to the file`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let files =
            try ["Package.swift"]
            + ["Sources", "Steps", "Tests"].flatMap { folder in
                try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                    .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
            }
        #expect(files.count > 300)
        for file in sample(files, oneForEach: { URL(filePath: $0).deletingLastPathComponent() }) {
            let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            let joined = SwiftToken.all(in: text).map(\.text).joined()
            let isSame = joined.utf8.elementsEqual(text.utf8)
            #expect(isSame, "\(file)")
        }
    }

    /// Each row of `Tests/Cases/tokens.txt` lists a source's tokens, which together form the source.
    @Test func `each token ends where Swift ends it`() throws {
        for row in try caseText("tokens").split(separator: "\n") {
            let texts = try JSONDecoder().decode([String].self, from: Data(row.utf8))
            #expect(SwiftToken.all(in: texts.joined()).map(\.text) == texts)
        }
    }

    @Test(arguments: [
        "\"open \\(a", "\"open \\(a\nlet b", "\"\\", "#\"open", "#\"open\\#(", "\"\"\"open \"\" \\(", "/* open /* */",
        "`open", "`\n`", "##", "\\", "\"a\nlet b = \"c\"", "\"\\é\\(b)\"",
        "\u{0}\u{FEFF}a", "\r\n\r", "e\u{301}", "a\u{2028}b", "\"\"\"\r\n\"\"\"", "}", "((", "\"a\\\n\"",
    ])
    func `unfinished or invalid Swift loses no byte`(source: String) {
        #expect(SwiftToken.all(in: source).map(\.text).joined().utf8.elementsEqual(source.utf8))
    }

    @Test(arguments: ["\"open\nlet", "\"open\\\nlet", "`open\nlet"])
    func `an unclosed token on one line doesn't swallow the next line`(source: String) {
        #expect(SwiftToken.all(in: source).last == SwiftToken(kind: .word, text: "let"))
    }

    @Test func `each number sign in a long run is a separate token`() {
        let source = String(repeating: "#", count: 1_000)
        #expect(SwiftToken.all(in: source).map(\.text) == source.map(String.init))
    }

    @Test func `token kinds distinguish code from text`() {
        let tokens = SwiftToken.all(in: "/// a\nlet b = #\"c \\#(d)\"# + 1 // f")
        #expect(tokens.filter { $0.kind == .comment }.map(\.text) == ["/// a", "// f"])
        #expect(tokens.filter { $0.kind == .word }.map(\.text) == ["let", "b", "d"])
        #expect(tokens.filter { $0.kind == .string }.map(\.text) == ["#\"c ", "\"#"])
        #expect(tokens.filter { $0.kind == .number }.map(\.text) == ["1"])
    }

    @Test func `Fuzz: whatever the source, its tokens add up to it, and none is empty`() async throws {
        let words = [
            "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "/*", "*/", "//", "/", "`", "let ", "1.5", "\\",
            "\n",
            "\r\n", "é", "🎬",
        ]
        let seed = "/* a */ let b = \"c \\(d ? \"e\" : #\"\\#(f) \"g\"\"#) h\" // i\n"
        try await Fuzzing("lexer", seeds: [seed], dictionary: words, short: 150)() { input in
            let tokens = SwiftToken.all(in: input.text)
            try hold(tokens.map(\.text).joined().utf8.elementsEqual(input.text.utf8), "the tokens are the source")
            try hold(!tokens.contains(where: \.text.isEmpty), "no token is empty")
        }
    }
}
