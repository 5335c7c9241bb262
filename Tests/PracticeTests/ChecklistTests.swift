import Conformance
import ContactsConformance
import Foundation
import TestSupport
import Testing

/// The source articles' statements about the practice apps, in `Tests/Cases/statements.txt`.
nonisolated struct ChecklistTests {
    @Test(arguments: [("articles", "A", 7), ("contacts", "C", 17), ("login", "L", 10), ("all", "G", 7)])
    func `each statement is enforced by an existing law, or explained in a sentence`(
        app: String, letter: String, count: Int
    ) throws {
        let text = try cases(in: "statements").first { $0.name == app }?.text ?? ""
        let rows = text.matches(of: /(?m)^([A-Z]\d+) \| .+ \| ((?:law|sentence): .+)$/)
        let numbers = (1...count).map { "\(letter)\($0)" }
        #expect(rows.map { String($0.1) } == numbers)
        let laws = try laws(of: app)
        for keeper in rows.flatMap({ $0.2.split(separator: /; (?=(?:law|sentence): )/) }) {
            let parts = keeper.split(separator: ": ", maxSplits: 1).map(String.init)
            switch parts[0] {
            case "law": #expect(laws.contains(parts[1]), "\(keeper)")
            default: #expect(parts[1].count > 40, "\(keeper) isn't a whole sentence")
            }
        }
    }

    /// Returns the names of an app's laws. The names of the tests of imports, and of Login's tests, count as laws, too.
    private func laws(of app: String) throws -> [String] {
        let imports = try tests(in: "ImportTests.swift")
        return switch app {
        case "articles": imports + ArticleLaw.all.map(\.id)
        case "contacts": imports + ContactsLaw.all.map(\.id) + LayerLaw<LayeredContacts>.all.map(\.id)
        case "login": imports + (try tests(in: "Login/LoginTests.swift"))
        default: imports
        }
    }

    private func tests(in file: String) throws -> [String] {
        let suite = URL(filePath: #filePath).appending(path: "../\(file)").standardizedFileURL
        return try text(of: suite).matches(of: /func `(.+)`/).map { String($0.1) }
    }
}
