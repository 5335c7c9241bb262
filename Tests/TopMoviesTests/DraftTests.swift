import ConsoleUI
import Testing

@testable import Conformance
@testable import Step2Presenter

/// If the output doesn't have the layout that an exercise asks for, the test reports missing output, not a broken law.
struct DraftTests {
    private nonisolated static let laws = TopMoviesLaw.all.filter {
        ["reload", "open", "two-views"].contains($0.id)
    }
    private static let stars = Layout(row: "★ {rating} {title}", detail: "{title}", escaped: "*")

    @Test(arguments: laws)
    func `missing output is shown as a diff`(law: TopMoviesLaw) async throws {
        let difference = await #expect(throws: LayoutDifference.self) {
            try await law(MovieListModule.self, format: .text, draft: Self.stars)
        }
        let lines = difference?.difference.split(separator: "\n").prefix(2)
        if law.id == "open" {
            #expect(difference?.screen == "details")
            #expect(lines == ["- Heat", "+ 1. Heat (1995)"])
        } else {
            #expect(difference?.screen == "list")
            #expect(lines == ["- ★ 8.3 Heat", "- ★ 8.5 Alien"])
        }
    }

    @Test(arguments: laws)
    func `output in the requested layout produces no diff`(law: TopMoviesLaw) async throws {
        try await law(MovieListModule.self, format: .text, draft: .text)
        try await law(MovieListModule.self, format: .json, draft: .json)
    }

    @Test func `a layout can also specify that a tap opens another screen`() async throws {
        let law = try #require(Self.laws.first { $0.id == "open" })
        let difference = await #expect(throws: LayoutDifference.self) {
            let draft = Layout.json.opening("Members only.")
            try await law(MovieListModule.self, format: .json, draft: draft)
        }
        #expect(difference?.difference.hasPrefix("- Members only.\n+ {") == true)
        #expect(Self.stars(.detail(["title": "M*A*S*H"])) == "M\\*A\\*S\\*H\n")
    }
}
