import Foundation
import Testing

/// The page on the login tells of each of the article's ten statements where it is kept.
struct ChecklistTests {
    private nonisolated static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    @Test func `each statement is kept by a law that there is, or by a sentence`() throws {
        let page = try String(contentsOf: Self.root.appending(path: "Steps/practice/login.md"), encoding: .utf8)
        let laws = try String(
            contentsOf: Self.root.appending(path: "Tests/LoginTests/LoginTests.swift"), encoding: .utf8)
        let rows = page.split(separator: "\n").compactMap {
            $0.wholeMatch(of: /\| (L\d+) \| .+ \| (law|sentence): (.+) \|/)
        }
        #expect(rows.map { String($0.1) } == (1...10).map { "L\($0)" })
        for row in rows where row.2 == "law" {
            #expect(laws.contains("func `\(row.3)`"), "\(row.1)")
        }
        #expect(rows.filter { $0.2 == "sentence" }.allSatisfy { $0.3.count > 20 })
    }
}
