import Foundation
import TestSupport
import Testing

@testable import KataKit

/// A search for phrases that read like a translation, in the pages, the help, the comments and string literals of the
/// sources, and the names of the tests. The search can't judge style.
struct PlainEnglishTests {
    /// The phrases to avoid, each with what to write instead.
    private static let phrases = Result { try cases(in: "phrases") }

    /// The exceptions, each as the end of a file's path and the text allowed in that file.
    private static let exceptions = [
        ("Contacts/Laws/NameLaws.swift", "\"nobody\""),  // A law searches for this text in vain.
        ("Sessions/RoomSource.swift", ".kata/rooms/"),
    ]

    /// All phrases as one pattern with a group for each, so that each text is searched once.
    private static let pattern = Result {
        let groups = try phrases.get().map { "(\($0.text.split(separator: "\n")[0]))" }.joined(separator: "|")
        return try NSRegularExpression(pattern: "\\b(?:\(groups))\\b", options: .caseInsensitive)
    }

    private func findings(in text: String, of path: String) throws -> [String] {
        let text = Self.exceptions.filter { path.hasSuffix($0.0) }.reduce(text) {
            $0.replacingOccurrences(of: $1.1, with: "")
        }
        let whole = text as NSString
        return try Self.pattern.get().matches(in: text, range: NSRange(location: 0, length: whole.length)).map {
            match in
            let use = try zip(Self.phrases.get(), 1...).first { match.range(at: $1).location != NSNotFound }
            let start = max(0, match.range.location - 40)
            let around = whole.substring(with: NSRange(location: start, length: NSMaxRange(match.range) - start))
            return "\(path): write \(use?.0.name ?? ""), not the last words of '…\(around)'"
        }
    }

    /// Returns the prose of a page, without code, and with its lines joined.
    private func prose(of page: String) -> String {
        page.replacingOccurrences(of: "(?ms)^ *```.*?^ *```$|`[^`\n]*`", with: "…", options: .regularExpression)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Returns the comments and the string literals of a source.
    private func prose(ofSource source: String) -> String {
        SwiftToken.all(in: source).compactMap { token in
            switch token.kind {
            case .comment: token.text.drop { $0 == "/" } + " "
            case .string: token.text + "\n"
            default: nil
            }
        }.joined().replacingOccurrences(of: "`[^`\n]*`", with: "…", options: .regularExpression)
    }

    /// Returns the names of the tests in a source.
    private func names(ofTests source: String) -> String {
        source.split(separator: "func `").dropFirst().map { $0.prefix { $0 != "`" } }.joined(separator: "\n")
    }

    private func files(under folder: String, ending ends: String...) -> [String] {
        Repository.this.root.appending(path: folder).subpaths
            .filter { path in ends.contains { path.hasSuffix($0) } && !path.contains("Mutants/") }
            .map { "\(folder)/\($0)" }
    }

    @Test(.inFullRun)
    func `the pages, the help, the sources and the names of the tests are plain English`() throws {
        let pages =
            ["README.md"] + files(under: "Steps", ending: ".md")
            + files(under: "Sources/Kata/Texts", ending: ".txt", ".template")
        let (sources, tests) = (files(under: "Sources", ending: ".swift"), files(under: "Tests", ending: "Tests.swift"))
        #expect(pages.count > 50 && sources.count > 250 && tests.count > 100)
        let found = try (pages + sources + tests).flatMap { path in
            let text = try Repository.this.text(at: path)
            let isTests = path.hasPrefix("Tests")
            let prose = isTests ? names(ofTests:) : path.hasSuffix(".swift") ? prose(ofSource:) : prose(of:)
            return try findings(in: prose(text), of: path)
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test(arguments: [
        true: [
            "The presenter puts\nthe movie into\nwords", "Nobody asks", "a law that is kept",
            "`whoever` asks whoever is next", "The steps keep all laws.", "The router knows the way.",
            "It has its view pushed.", "Data that is no feed is mended.", "A list stands in both views.",
        ],
        false: [
            "`nobody` types", "is kept alive", "encircled", "```swift\nnobody\n```",
            "A console stands in for a device.", "It is no longer there.", "Recommended on the other hand, on Monday",
        ],
    ])
    func `a phrase is found, even across lines, and code and other words are left alone`(
        isFound: Bool, pages: [String]
    ) throws {
        for page in pages { #expect(try findings(in: prose(of: page), of: "page").isEmpty != isFound, "\(page)") }
    }
}
