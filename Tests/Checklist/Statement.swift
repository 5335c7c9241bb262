import Foundation

/// One numbered statement of the articles, as a page in `Steps/practice` accounts for it.
public struct Statement: Sendable, CustomStringConvertible {
    /// Who sees to it that a statement holds.
    public enum Keeper: String, Sendable {
        /// A law, by its name.
        case law
        /// A rule of the structure lamp, by its name.
        case rule
        /// Nobody but the reader: what follows is a sentence.
        case sentence
    }

    /// The number, such as "C4".
    public let number: String
    /// Who keeps it.
    public let keeper: Keeper
    /// The name of the law or the rule, or the sentence.
    public let words: String

    /// The statement as a table has it.
    public var description: String { "\(number) \(keeper): \(words)" }

    /// Reads the table of a page in `Steps/practice`: lines such as `| C4 | what holds | law: its name |`.
    /// - Throws: what reading the page throws.
    public static func all(on page: String) throws -> [Statement] {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let text = try String(contentsOf: root.appending(path: "Steps/practice/\(page).md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            guard let row = line.wholeMatch(of: /\| ([A-Z]\d+) \| .+ \| (law|rule|sentence): (.+) \|/),
                let keeper = Keeper(rawValue: String(row.2))
            else { return nil }
            return Statement(number: String(row.1), keeper: keeper, words: String(row.3))
        }
    }
}
