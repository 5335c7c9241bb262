import ConsoleUI

/// An option that takes one of a few words.
public struct Choice: Sendable {
    private let option: String
    private let words: [String]
    private let summary: String

    /// Declares such an option, such as `--variant`.
    public init(_ option: String, _ words: [String], _ summary: String) {
        (self.option, self.words, self.summary) = (option, words, summary)
    }

    var declaration: Arguments.Option { .init(option, words.joined(separator: "|"), summary) }

    /// Returns the given word, or nil if the option wasn't given.
    func word(in arguments: Arguments) throws(Arguments.UsageError) -> String? {
        guard let word = arguments[option], !words.contains(word) else { return arguments[option] }
        let quoted = words.map { "'\($0)'" }
        let list = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
        throw Arguments.UsageError("'\(option)' takes \(list), not '\(word)'.")
    }
}
