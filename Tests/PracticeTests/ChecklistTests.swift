import ContactsConformance
import Foundation
import Structure
import TestSupport
import Testing

/// The pages on the practice apps tell of each of the articles' statements where it is enforced.
nonisolated struct ChecklistTests {
    @Test(arguments: [("articles", "A", 7), ("contacts", "C", 17), ("login", "L", 10), ("README", "G", 7)])
    func `each statement is enforced by an existing law or rule, or has a sentence`(
        page: String, letter: String, count: Int
    ) throws {
        let statements = try Statement.all(on: page)
        #expect(statements.map(\.number) == (1...count).map { "\(letter)\($0)" })
        let laws = try laws(on: page)
        let vocabulary: Vocabulary = page == "articles" ? .articles : page == "login" ? .login : .contacts
        for keeper in statements.flatMap(\.keepers) {
            #expect(keeper.exists(among: laws, Rule.all(of: vocabulary).map(\.id)), "\(keeper)")
        }
        #expect(statements.allSatisfy { !$0.keepers.isEmpty })
    }

    private func laws(on page: String) throws -> [String] {
        switch page {
        case "articles": return ArticleLaw.all.map(\.id)
        case "contacts": return ContactsLaw.all.map(\.id)
        case "login":
            let suite = URL(filePath: #filePath).appending(path: "../Login/LoginTests.swift").standardizedFileURL
            return try String(contentsOf: suite, encoding: .utf8).matches(of: /func `(.+)`/).map { String($0.1) }
        default: return []
        }
    }
}
