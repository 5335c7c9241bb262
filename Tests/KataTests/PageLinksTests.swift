import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The pages' links, and the names in the claims. Everything they refer to must exist.
struct PageLinksTests {
    private func brokenLinks(of text: String, in folder: URL) throws -> [String] {
        try text.matches(of: /\]\(([^)#]*)#?([^)]*)\)/).compactMap { match -> String? in
            guard !match.1.contains("://") else { return nil }
            let file = folder.appending(path: String(match.1)).standardizedFileURL
            guard file.exists else { return String(match.1) }
            guard !match.2.isEmpty else { return nil }
            let target = match.1.isEmpty ? text : try file.text()
            let headings = target.matches(of: /(?m)^#+ (.+)$/).map { Anchors.slug(String($0.1)) }
            return headings.contains(String(match.2)) ? nil : String(match.0)
        }
    }

    @Test func `each link on a page leads to an existing file and heading`() throws {
        #expect(Anchors.slug("Step 2: what's new – and why") == "step-2-whats-new--and-why")
        let root = Repository.this.root
        let texts = root.appending(path: "Steps").subpaths.filter { $0.hasSuffix(".md") }
        let pages = ["README.md"] + texts.map { "Steps/\($0)" }
        #expect(pages.count > 50)
        for page in pages {
            let folder = root.appending(path: page).deletingLastPathComponent()
            let broken = try brokenLinks(of: Repository.this.text(at: page), in: folder)
            #expect(broken == [], "\(page)")
        }
    }

    @Test func `each law named in the claims exists, and about a hundred claims are listed`() throws {
        let text = try Repository.this.text(at: "Steps/claims.md")
        let folders = ["Sources/Conformance", "Sources/Practice", "Tests/PracticeTests"]
        let sources = try folders.flatMap { try Repository.this.root.appending(path: $0).swiftFiles().values }.joined()
        let names = text.matches(of: /(?i)laws? `([a-z-]+)`(?: and `([a-z-]+)`)?/)
            .flatMap { [$0.1, $0.2].compactMap { $0 } }
        #expect(names.count > 20)
        let quoted = Set(sources.split(separator: "\""))
        for name in names { #expect(quoted.contains(name), "\(name)") }
        // The table has a dozen claims, a header, a line of dashes and two titles. The other claims are list items.
        #expect((16...18).contains(text.matches(of: /(?m)^\|./).count))
        #expect((85...100).contains(text.matches(of: /(?m)^- ./).count))
    }
}
