/// The words behind a subcommand: options and their values, switches, and the rest.
struct Arguments {
    /// What belongs to no option.
    private(set) var words: [String] = []
    private var values: [String: String] = [:]

    /// - Parameters:
    ///   - options: Options with a value, such as `--in DIR`, and switches, such as `--yes`.
    ///   - limit: How many words there may be beside them.
    init(_ line: [String], options: [String], words limit: Int) throws(UsageError) {
        var rest = line[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                words.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { "\($0) ".hasPrefix("\(parts[0]) ") }) else {
                throw UsageError("Unknown option '\(parts[0])'.")
            }
            let takesValue = option.contains(" ")
            guard takesValue || parts.count == 1 else { throw UsageError("'\(parts[0])' takes no value.") }
            let value = takesValue ? parts.dropFirst().first ?? rest.popFirst() ?? "" : "yes"
            guard !value.isEmpty else { throw UsageError("'\(parts[0])' needs a value: \(option)") }
            values[parts[0]] = value
        }
        if words.count > limit { throw UsageError("'\(words[limit])' is one word too many.") }
    }

    /// The value of an option, or nil where it is not given.
    subscript(option: String) -> String? { values[option] }

    /// Whether a switch is given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The first of `options` that is given.
    func first(of options: [String]) -> String? { options.first(where: has) }
}
