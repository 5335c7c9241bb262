import Foundation
import TestSupport
import Testing

/// A feed in a temporary file, in one of the shapes that the catalog supports.
struct Feed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: String

    init(_ description: String, _ content: String) { (testDescription, self.content) = (description, content) }

    /// Writes the feed to a file that exists until `body` returns.
    func withFile<Result>(_ body: (_ path: String) async throws -> Result) async throws -> Result {
        let folder = try TemporaryFolder()
        return try await body(folder.write(Data(content.utf8), to: "feed.json"))
    }

    /// The feeds in `Tests/Cases/shapes.txt`.
    static let shapes = ((try? cases(in: "shapes")) ?? []).map { Feed($0.name, $0.text) }
}
