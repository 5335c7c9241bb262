import ConsoleUI
import Fetching

/// A command line, parsed according to the options that the command declares.
public nonisolated struct Arguments: Sendable {
    /// The words that don't belong to an option.
    public private(set) var words: [String] = []
    private(set) var values: [String: String] = [:]
    private let options: [any DeclaredOption]

    /// Parses `line`, the command line without the command's name. If an option is repeated, the last value counts.
    /// - Parameter limit: The maximum number of words besides the options.
    /// - Throws: A ``UsageError`` for an unknown option, a missing or invalid value, or too many words.
    public init(
        _ line: [String], options: [any DeclaredOption], words limit: Int = 0
    ) throws(UsageError) {
        self.options = options
        var rest = line[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard name.hasPrefix("-"), name != "-" else {
                words.append(word)
                continue
            }
            guard let option = options.first(where: { $0.name == name }) else {
                let hint = didYouMean(name, among: options.map(\.name))
                // A password may contain the '='.
                let shown = word.withoutPassword.prefix { $0 != "=" }
                throw UsageError("Unknown option '\(shown)'.\(hint)")
            }
            let given = parts.dropFirst().first.map(String.init)
            guard option.placeholder != nil else {
                guard given == nil else { throw UsageError("'\(name)' takes no value.") }
                values[name] = ""
                continue
            }
            let value = given ?? rest.popFirst() ?? ""
            guard !value.isEmpty else {
                throw UsageError("'\(name)' needs a value: \(option.usage)")
            }
            values[name] = value
        }
        guard words.count <= limit else {
            let problem = limit == 0 ? "doesn't belong to an option" : "is one argument too many"
            throw UsageError("'\(words[limit])' \(problem).")
        }
        for option in options {
            guard let value = values[option.name] else { continue }
            try option.validate(value)
        }
    }

    /// The value of an option, or the option's default if it isn't given.
    public subscript<Value>(option: Option<Value>) -> Value {
        let isDeclared = options.contains { $0.name == option.name }
        assert(isDeclared, "The command doesn't declare '\(option.name)'.")
        return values[option.name].flatMap(option.value) ?? option.defaultValue
    }

    /// Returns whether an option is given.
    public func contains(_ option: any DeclaredOption) -> Bool { values[option.name] != nil }
}

/// A mistake in a command line, explained for the user.
public nonisolated struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The explanation.
    public let message: String
    /// The explanation.
    public var description: String { message }

    /// Creates an error from an explanation, but leaves out what may be a password in an address.
    public init(_ message: String) { self.message = message.withoutPassword }
}
