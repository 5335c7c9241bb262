import Foundation
import TestSupport
import Testing

@testable import Structure

/// For any source or compiler tree, no byte is lost, and every reported place is within the source.
struct LexerFuzzTests {
    private static let seeds = [
        """
        import class Binding.Observable

        /// A view. /* nested */
        final class MovieListView: Screen, Viewing {
            private weak var presenter: (any MoviePresenter)?
            let router: MovieListRouter = .init(), rows = [1, 0x1F, 1.5e3]
            var title: String { "a \\(count == 1 ? "movie \\(name)" : #"\\#(x) "y""#) b" }
            func open(_ row: Int) { presenter?.didSelectMovie(at: row / 2) { [weak self] in navigator?.push($0) } }
        }
        extension Movie { enum `case` { case one(Int), two } }

        """,
        "#!/usr/bin/swift\nlet text = \"\"\"\n  a \"b\" \\(c)\n  \"\"\"\nlet regex = /a \\/ [(]b/ + #/x/y/# // end\r\n",
        "struct A { weak var b: B?; let c: () -> Void; var d: Int { 1 } }\nprotocol P: AnyObject {}\nactor C {}\n",
    ]
    private static let words = [
        "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", ")", "/*", "*/", "//", "/", "#/", "/#", "`", "{", "}", "class ",
        "struct ",
        "extension ", "let ", "var ", "import ", "weak ", ":", "->", "=", ".", "#", "\\", "\n", "\r\n", "0x", "1.5",
        "é", "🎬", "Screen", "navigator", "push",
    ]

    @Test func `Fuzz: a source's tokens add up to the source, and each word is on its reported line`() async throws {
        try await Fuzzing("words", seeds: Self.seeds, dictionary: Self.words, short: 150)() { input in
            let text = input.text
            let tokens = SwiftToken.all(in: text)
            try hold(tokens.map(\.text).joined().utf8.elementsEqual(text.utf8), "the tokens are the source")
            try hold(!tokens.contains(where: \.text.isEmpty), "no token is empty")
            let (lineCount, file) = (1 + text.utf8.count { $0 == 0x0A }, SourceFile(name: "A.swift", text: text))
            try hold(file.words.allSatisfy { 1...lineCount ~= $0.line }, "words on lines of the file")
            try hold(zip(file.words, file.words.dropFirst()).allSatisfy { $0.line <= $1.line }, "in their order")
            try hold(file.imports.allSatisfy { !$0.module.isEmpty && 1...lineCount ~= $0.line }, "imports of the file")
            let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
            let areThere = file.words.prefix(200).allSatisfy { word in
                lines[word.line - 1].contains(word.text.utf8.prefix { $0 != 0x0A })
            }
            try hold(areThere, "words on their own lines")
        }
    }

    @Test func `Fuzz: whatever the compiler's tree holds, each fact is on a line of its source`() async throws {
        let kinds = [
            "_kind", "range", "start", "items", "fn", "sub_expr", "usr", "decl", "base_name", "implicit", "type",
        ]
        let words = kinds.map { "\"\($0)\"" } + ["null", "-1", "{}", "[]", "\"var_decl\"", "\"binary_expr\"", ",", ":"]
        try await Fuzzing("syntax", seeds: [caseText("tree")], dictionary: words, short: 150)() { input in
            guard let tree = try? JSONSerialization.jsonObject(with: input.data) as? [String: Any] else { return }
            let source = Self.seeds[2]
            let reader = SyntaxReader(tree, of: SourceFile(name: "A.swift", text: source), text: source)
            let lines =
                reader.types.map(\.place.line) + reader.members.flatMap { [$0.place.line] + $0.uses.map(\.line) }
            let starts = Self.starts(in: tree).map { $0 < 0 ? 0 : 1 + source.utf8.prefix($0).count { $0 == 0x0A } }
            try hold(Set(lines).subtracting(starts).isSubset(of: [0]), "facts on the lines where they start: \(lines)")
        }
    }

    /// Returns all start offsets in a tree.
    private static func starts(in value: Any) -> [Int] {
        if let list = value as? [Any] { return list.flatMap(starts) }
        guard let node = value as? [String: Any] else { return [] }
        return [node["start"] as? Int].compactMap(\.self) + node.values.flatMap(starts)
    }
}
