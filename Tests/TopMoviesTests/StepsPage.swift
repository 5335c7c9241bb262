import Conformance
import Foundation
import Testing

/// A page of `Steps` on an app beside the four steps, which says what laws that app breaks.
nonisolated struct StepsPage {
    /// The file, relative to the package's folder.
    let path: String

    var lines: [String] {
        get throws {
            let file = URL(filePath: #filePath).appending(path: "../../../\(path)").standardizedFileURL
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        }
    }

    /// The laws that the app breaks: the rows that begin with a law's name.
    var brokenLaws: [String] {
        get throws { try lines.compactMap { $0.firstMatch(of: /^\| `([a-z0-9-]+)` \|/).map { String($0.1) } } }
    }

    /// Tries a law, which must be broken if and only if the page says so.
    @MainActor func judge(_ id: String, _ law: () async throws -> Void) async throws {
        let isListed = try brokenLaws.contains(id)
        do {
            try await law()
            #expect(!isListed, "'\(id)' holds: take it out of the table in \(path)")
        } catch let violation as LawViolation {
            #expect(isListed, "'\(id)' is broken, and not in the table in \(path): \(violation)")
        }
    }

    /// Expects a sentence, or a row of a table.
    func expect(_ words: String) throws {
        #expect(try lines.contains { $0.contains(words) }, "not in \(path): \(words)")
    }
}
