import Foundation

/// The tables of the text on the twin.
nonisolated enum ObservationText {
    static let path = "Steps/observation.md"

    /// Its lines.
    static let lines = Result {
        let file = URL(filePath: #filePath).appending(path: "../../../../\(path)").standardizedFileURL
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The laws that the twin breaks: the rows that begin with a law's name.
    static func brokenLaws() throws -> [String] {
        try lines.get().compactMap { $0.firstMatch(of: /^\| `([a-z0-9-]+)` \|/).map { String($0.1) } }
    }

    /// The promises: the rows that begin with a promise's number, up to what tells why.
    static func promises() throws -> [String] {
        try lines.get().compactMap { line in
            line.firstMatch(of: /^\| [0-9–] \| `[a-z-]+` \| [^|]+ \| [^|]+ \|/).map { String($0.0) }
        }
    }
}
