/// A program's command line, parsed according to the options that the program declares.
public nonisolated struct Arguments: Sendable {
    /// A command-line option, such as `--limit N`. An option without a placeholder is a switch.
    public nonisolated struct Option: Sendable {
        /// The option's name, with its dashes.
        public let name: String
        /// The value's placeholder in the help, or nil for a switch.
        public let placeholder: String?
        /// A short description of what the option does.
        public let summary: String

        /// Declares an option.
        public init(_ name: String, _ placeholder: String? = nil, _ summary: String) {
            (self.name, self.placeholder, self.summary) = (name, placeholder, summary)
        }
    }

    /// A mistake in a command line, explained for the user.
    public nonisolated struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
        /// The explanation.
        public private(set) var message: String
        /// The explanation.
        public var description: String { message }

        /// Creates an error from an explanation, but leaves out any user name and password in an address.
        public init(_ message: String) {
            self.message = message
            guard let start = message.firstRange(of: "://")?.upperBound, let end = message.lastIndex(of: "@"),
                start < end
            else { return }
            self.message.replaceSubrange(start..<end, with: "…")
        }
    }

    /// The words that don't belong to an option.
    public private(set) var words: [String] = []
    private var values: [String: String] = [:]

    /// Parses `line`, the command line without the program's name. If an option is repeated, the last value counts.
    /// - Parameter limit: The maximum number of words besides the options.
    /// - Throws: A ``UsageError`` for an unknown option, a missing or unexpected value, or too many words.
    public init(_ line: [String], options: [Option], words limit: Int = 0) throws(UsageError) {
        var rest = line[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            guard let option = options.first(where: { $0.name == name }) else {
                guard name.hasPrefix("-"), name != "-" else {
                    words.append(word)
                    continue
                }
                throw UsageError("Unknown option '\(name)'.\(didYouMean(name, among: options.map(\.name)))")
            }
            if let placeholder = option.placeholder {
                let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
                guard !value.isEmpty else { throw UsageError("'\(name)' needs a value: \(name) \(placeholder)") }
                values[name] = value
            } else if parts.count == 2 {
                throw UsageError("'\(name)' takes no value.")
            } else {
                values[name] = ""
            }
        }
        guard words.count > limit else { return }
        let problem = limit == 0 ? "doesn't belong to an option" : "is one argument too many"
        throw UsageError("'\(words[limit])' \(problem).")
    }

    /// The value given for an option ("" for a switch), or nil if the option wasn't given.
    public subscript(name: String) -> String? { values[name] }
}

nonisolated extension Arguments {
    /// Returns the part of a help text that lists `options`.
    public static func help(for options: [Option]) -> String {
        let usages = options.map { [$0.name, $0.placeholder].compactMap(\.self).joined(separator: " ") }
        let width = usages.map(\.count).max() ?? 0
        return zip(usages, options).map { "  \($0.padded(to: width))  \($1.summary)" }.joined(separator: "\n")
    }
}
