import Foundation

/// One numbered statement of the articles, as a page in `Steps/practice` accounts for it.
public struct Statement: Sendable, CustomStringConvertible {
    /// What sees to it that a statement holds.
    public struct Keeper: Sendable, Equatable, CustomStringConvertible {
        /// A law, a rule of the structure lamp, or the reader.
        public enum Kind: String, Sendable {
            /// A law, by its name.
            case law
            /// A rule of the structure lamp, by its name.
            case rule
            /// Nobody but the reader: what follows is a sentence.
            case sentence
        }

        /// Who it is.
        public let kind: Kind
        /// The name of the law or the rule, or the sentence.
        public let words: String

        /// The keeper as a table has it.
        public var description: String { "\(kind): \(words)" }

        /// Whether it is one of these laws, one of these rules, or a whole sentence.
        public func exists(among laws: [String], _ rules: [String]) -> Bool {
            switch kind {
            case .law: laws.contains(words)
            case .rule: rules.contains(words)
            case .sentence: words.count > 40
            }
        }
    }

    /// The number, such as "C4".
    public let number: String
    /// Everything that keeps it.
    public let keepers: [Keeper]

    /// The statement as a table has it.
    public var description: String { "\(number) \(keepers)" }

    /// Reads the table of a page in `Steps/practice`: lines such as `| C4 | what holds | law: its name; rule: its name |`.
    /// - Throws: what reading the page throws.
    public static func all(on page: String) throws -> [Statement] {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let text = try String(contentsOf: root.appending(path: "Steps/practice/\(page).md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            guard let row = line.wholeMatch(of: /\| ([A-Z]\d+) \| .+ \| ((?:law|rule|sentence): .+) \|/) else {
                return nil
            }
            let keepers = row.2.split(separator: /; (?=(?:law|rule|sentence): )/).compactMap { words -> Keeper? in
                guard let keeper = words.wholeMatch(of: /(law|rule|sentence): (.+)/),
                    let kind = Keeper.Kind(rawValue: String(keeper.1))
                else { return nil }
                return Keeper(kind: kind, words: String(keeper.2))
            }
            return Statement(number: String(row.1), keepers: keepers)
        }
    }
}
