import ConsoleUI

/// An option of a command line, such as `--limit N`: its declaration, its line in the help, and the key to its value.
///
/// A command lists its options, and reads their values from ``Arguments``:
///
///     let limit = Option("--limit", "N", "how many movies to show (25)", default: 25, takes: "a number") { Int($0) }
///     let arguments = try Arguments(words, options: [limit])
///     print(arguments[limit] + 1)
public nonisolated struct Option<Value: Sendable>: DeclaredOption {
    /// The option's name, with its dashes.
    public let name: String
    /// The value's placeholder in the help, or nil for a flag.
    public let placeholder: String?
    /// A short description of what the option does, with the default in parentheses.
    public let help: String
    /// The value if the option isn't given.
    let defaultValue: Value
    /// What the option takes, such as "a number", for the message that a value is something else.
    private let expectation: String
    /// Returns the value that a word stands for, or nil if the word isn't what the option takes.
    let value: @Sendable (_ word: String) -> Value?

    /// Declares an option that takes words of a certain form.
    /// - Parameters:
    ///   - name: The option's name, with its dashes.
    ///   - placeholder: The value's placeholder in the help.
    ///   - help: A short description of what the option does, with the default in parentheses.
    ///   - expectation: What the option takes, such as "a number".
    ///   - value: A closure that returns the value of a word, or nil for an invalid word.
    public init(
        _ name: String,
        _ placeholder: String?,
        _ help: String,
        default defaultValue: Value,
        takes expectation: String,
        value: @escaping @Sendable (_ word: String) -> Value?
    ) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
        self.defaultValue = defaultValue
        self.expectation = expectation
        self.value = value
    }

    /// - Throws: A ``UsageError`` if the option doesn't take `word`.
    public func validate(_ word: String) throws(UsageError) {
        guard value(word) == nil else { return }
        throw UsageError("'\(name)' takes \(expectation), not '\(word)'.")
    }
}

/// An option without a value, such as `--trace`: whether it's given.
public typealias Flag = Option<Bool>

nonisolated extension Option where Value == Bool {
    /// Declares an option without a value.
    public init(_ name: String, _ help: String) {
        self.init(name, nil, help, default: false, takes: "no value") { _ in true }
    }
}

nonisolated extension Option where Value == String? {
    /// Declares an option that takes any text. Its value is nil if it isn't given.
    public init(_ name: String, _ placeholder: String, _ help: String) {
        self.init(name, placeholder, help, default: nil, takes: "a text") { $0 }
    }

    /// Declares an option that takes one of `words`. Its value is nil if it isn't given.
    public init(_ name: String, oneOf words: [String], _ help: String) {
        self.init(name, words.joined(separator: "|"), help, default: nil, takes: words.quotedChoice) { word in
            guard words.contains(word) else { return nil }
            return word
        }
    }
}

nonisolated extension Option where Value: RawRepresentable<String> & CaseIterable {
    /// Declares an option that takes the name of one of the value's cases.
    public init(_ name: String, _ help: String, default defaultValue: Value) {
        let words = Value.allCases.map(\.rawValue)
        let placeholder = words.joined(separator: "|")
        self.init(name, placeholder, help, default: defaultValue, takes: words.quotedChoice) { word in
            Value(rawValue: word)
        }
    }
}

nonisolated extension [String] {
    /// The words as a choice, such as "'text', 'json' or 'markdown'".
    fileprivate var quotedChoice: String {
        let quoted = map { "'\($0)'" }
        return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    }
}

/// An option, whatever the type of its value.
public nonisolated protocol DeclaredOption: Sendable {
    /// The option's name, with its dashes.
    var name: String { get }
    /// The value's placeholder in the help, or nil for a flag.
    var placeholder: String? { get }
    /// A short description of what the option does, with the default in parentheses.
    var help: String { get }

    /// - Throws: A ``UsageError`` if the option doesn't take `word`.
    func validate(_ word: String) throws(UsageError)
}

nonisolated extension DeclaredOption {
    /// The option with its placeholder, such as `--limit N`.
    public var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}

nonisolated extension [any DeclaredOption] {
    /// The lines of a help text that list the options, at most 100 characters wide.
    public var helpLines: [String] {
        let usages = map(\.usage)
        let width = usages.map(\.count).max() ?? 0
        let indent = String(repeating: " ", count: width + 4)
        return zip(usages, self).flatMap { usage, option in
            let help = option.help.split(separator: " ").map(String.init)
            let lines = help.filled(to: 100 - indent.count)
            let first = "  " + usage.padded(to: width) + "  " + (lines.first ?? "")
            return [first] + lines.dropFirst().map { indent + $0 }
        }
    }
}

nonisolated extension [String] {
    /// Returns lines made of these pieces, separated by spaces, with as many in each line as `width` allows.
    package func filled(to width: Int) -> [String] {
        var lines: [String] = []
        for piece in self {
            if let last = lines.last, last.count + 1 + piece.count <= width {
                lines[lines.count - 1] = "\(last) \(piece)"
            } else {
                lines.append(piece)
            }
        }
        return lines
    }
}
