import TestSupport
import Testing

@testable import Structure

/// The facts that the compiler provides about sources.
struct FactsTests {
    private static let sources = (try? cases(in: "facts").map(\.text)) ?? []
    private static let facts = SourceFacts(of: ["A.swift": sources[0]], named: "sample")

    @Test func `types list their supertypes, and members their type and storage`() throws {
        let facts = Self.facts
        #expect(facts.refusal == nil)
        #expect(Set(facts.types.map(\.name)) == ["Titled", "MovieCatalog.Movie", "Box", "Sample"])
        #expect(facts.types.first { $0.name == "Sample" }?.supertypes.contains("ConsoleUI.Screen") == true)
        #expect(facts.types.first { $0.isExtension }?.supertypes == ["Titled"])
        let stored = facts.members.filter { $0.owner == "Sample" && $0.storage != .computed }
        #expect(Set(stored.map(\.name)) == ["other", "rows"])
        #expect(stored.first { $0.name == "other" }?.storage == .weak)
        #expect(
            stored.first { $0.name == "rows" }.map { $0.isPrivate && $0.type.typeNames.contains("MovieCatalog.Movie") }
                == true)
        #expect(facts.members.first { $0.name == "line" }?.owner == "MovieCatalog.Movie")
    }

    @Test func `uses have a target and a line, even in closures without explicit types`() throws {
        let go = try #require(Self.facts.members.first { $0.name == "go" })
        let rating = try #require(go.uses.first { $0.name == "rating" })
        #expect((rating.owner, rating.module, rating.line) == ("MovieCatalog.Movie", "MovieCatalog", 16))
        #expect(go.uses.contains { $0.name == "push" && $0.owner == "ConsoleUI.Navigator" && $0.isFunction })
        #expect(go.uses.contains { $0.created == "Sample" })
        #expect(go.uses.contains { $0.makesText && $0.module == "Foundation" })
        let line = try #require(Self.facts.members.first { $0.name == "line" })
        #expect(line.uses.contains { $0.name == "year" && $0.isMadeText })
        #expect(!line.uses.contains { $0.name == "title" && $0.isMadeText })
    }

    @Test func `each type has its kind, and each property its storage`() {
        let facts = SourceFacts(of: ["A.swift": Self.sources[1]], named: "kinds")
        #expect(facts.refusal == nil)
        let types = facts.types.map {
            ($0.isExtension ? "extension " : "") + ($0.name.split(separator: ".").last ?? "")
        }
        #expect(types == ["Base", "Row", "Kind", "Storing", "Store", "Inner", "extension Row"])
        #expect(facts.types.filter { $0.supertypes.contains("Storing") }.map(\.name) == ["Store", "Row"])
        #expect(facts.types.filter(\.isProtocol).map(\.name) == ["Storing"])
        let properties = ["rows", "owner", "handler", "count", "kind", "last"].compactMap { name in
            facts.members.first { $0.name == name }
        }
        #expect(properties.map(\.storage) == [.strong, .weak, .strong, .computed, .strong, .strong])
        #expect(properties.filter { $0.type.contains("->") }.map(\.name) == ["handler"])
        #expect(properties.filter { $0.typeNames.contains("Row") }.map(\.name) == ["rows", "handler", "last"])
        #expect(properties.filter { $0.owner?.hasSuffix("Inner") == true }.map(\.name) == ["kind"])
    }
}
