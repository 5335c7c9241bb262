import Foundation
import Structure
import TestSupport
import Testing

/// The page on the login tells of each of the article's statements where it is kept.
struct LoginChecklistTests {
    @Test func `each statement is enforced by an existing law or rule, or has a sentence`() throws {
        let suite = URL(filePath: #filePath).appending(path: "../LoginTests.swift").standardizedFileURL
        let laws = try String(contentsOf: suite, encoding: .utf8).matches(of: /func `(.+)`/).map { String($0.1) }
        let statements = try Statement.all(on: "login")
        #expect(statements.map(\.number) == (1...10).map { "L\($0)" })
        for keeper in statements.flatMap(\.keepers) {
            #expect(keeper.exists(among: laws, Rule.all(of: .login).map(\.id)), "\(keeper)")
        }
        #expect(statements.allSatisfy { !$0.keepers.isEmpty })
    }
}
