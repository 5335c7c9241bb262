public import Foundation

/// A line in the code under test.
public nonisolated struct SourcePlace: Sendable, Equatable {
    /// The file's path.
    public let file: String
    /// The line's number, from 1.
    public let line: Int

    init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The line of `file` that hands in a layer: the first one that begins with the layer's name and a colon.
    ///
    /// It's line 1 if there is no such line, or if the file can't be read.
    public init(ofLayer id: String, in file: URL) {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let label = id.replacing("-", with: "") + ":"
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let index = lines.firstIndex { line in
            line.drop(while: \.isWhitespace).lowercased().hasPrefix(label)
        }
        self.init(file: file.path, line: (index ?? 0) + 1)
    }
}
