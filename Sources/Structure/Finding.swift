/// One place where a folder or an app breaks a rule, and what to do about it.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
    /// What the finding says about the progress of the refactoring.
    public enum Kind: Sendable {
        /// The step's move hasn't been made yet.
        case missing
        /// The step's move, or an earlier one, was made incorrectly.
        case violation
        /// A later step's move has already been made.
        case overshot
        /// The compiler couldn't describe the sources, so it isn't known whether a rule is broken.
        case notJudged
    }

    /// The ``Rule/id`` of the broken rule, or a remark's name, such as `not-judged`.
    public let rule: String
    /// Whether something is missing, wrong, too early or unknown.
    public var kind: Kind
    /// The file's name, or the folder's name if the finding isn't about a single file.
    public let file: String
    /// The line in the file, counted from 1, or nil if the finding isn't about a single line.
    public let line: Int?
    /// The problem and the remedy.
    public let sentence: String

    /// Creates a finding.
    public init(rule: String, kind: Kind, file: String, line: Int?, sentence: String) {
        (self.rule, self.kind, self.file, self.line, self.sentence) = (rule, kind, file, line, sentence)
    }

    /// One line, such as "TextMovieListView.swift:31 reads the movie's title: …".
    public var description: String { "\(line.map { "\(file):\($0)" } ?? file) \(sentence)" }
}
