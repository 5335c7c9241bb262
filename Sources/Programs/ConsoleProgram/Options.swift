import ConsoleUI

/// The options of a command line. Each is declared where its value is read, along with its help.
public struct Options {
    /// The declared options, in the order of the help.
    private(set) var declared: [Arguments.Option] = []
    var arguments: Arguments?

    /// Declares an option, or a switch if it has no placeholder.
    /// - Returns: The given value, "" for a switch, or nil if the option isn't given.
    public mutating func callAsFunction(_ name: String, _ placeholder: String? = nil, help: String) -> String? {
        declared.append(.init(name, placeholder, help))
        return arguments?[name]
    }

    /// Declares an option with a fixed set of values, and returns the given value or nil.
    mutating func word(of choice: ConsoleProgram.Choice?) throws(Arguments.UsageError) -> String? {
        guard let choice else { return nil }
        let given = self(choice.option, choice.words.joined(separator: "|"), help: choice.summary)
        guard let given, !choice.words.contains(given) else { return given }
        let quoted = choice.words.map { "'\($0)'" }
        let list = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
        throw Arguments.UsageError("'\(choice.option)' takes \(list), not '\(given)'.")
    }

    /// Reads the values of a command line, even if the user only asks for help.
    static func values<Values>(
        of line: [String], by read: (inout Options) throws(Arguments.UsageError) -> Values
    ) throws(Arguments.UsageError) -> (values: Values, options: Options) {
        var options = Options()
        // The first call gets no values, but declares all the options, so that the command line can be parsed.
        _ = try read(&options)
        options = Options(
            arguments: try Arguments(line.map { $0 == "-h" ? "--help" : $0 }, options: options.declared))
        return (try read(&options), options)
    }
}
