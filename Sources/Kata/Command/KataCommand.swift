import ConsoleUI
import Foundation

/// A subcommand of `kata`, as described by its section of `commands.txt`.
struct KataCommand: Sendable {
    /// The word or words that run the subcommand, the intended users, and a summary.
    let name, audience, summary: String
    let help: String
    /// The options in the help. An option such as `--in DIR` takes a value; one such as `--yes` is a switch.
    let options: [Arguments.Option]
    private let limit: Int
    private let body: @Sendable (Arguments, Repository) throws -> Int32

    private static let sections = Resource.text("commands.txt").split(separator: "\n== ")

    /// - Parameters:
    ///   - limit: The maximum number of words besides the options.
    ///   - body: A closure that runs the subcommand, and returns the exit status: 1 if there's something to report.
    init(_ name: String, words limit: Int = 0, body: @escaping @Sendable (Arguments, Repository) throws -> Int32) {
        (self.name, self.limit, self.body) = (name, limit, body)
        guard let section = Self.sections.first(where: { $0.hasPrefix("\(name), for ") }),
            let head = section.firstMatch(of: /for (participants|readers|instructors|authors): (.+)\n/)
        else { preconditionFailure("KataCommand: 'commands.txt' describes '\(name)'.") }
        (audience, summary) = (String(head.1), String(head.2))
        help = section[head.range.upperBound...].trimmingCharacters(in: .newlines)
        // An option looks like "[--in DIR]" in the usage line, or like "  --all  show all" below that line.
        options = help.matches(of: /(?:\n +|\[|\| )(--[a-z-]+)(?: ([^\s\]|][^\s\]]*))?/).map {
            Arguments.Option("\($0.1)", $0.2.map(String.init), "")
        }
    }

    func run(_ line: [String], in repository: Repository) throws -> Int32 {
        try body(Arguments(line, options: options, words: limit), repository)
    }
}

extension Arguments { func has(_ name: String) -> Bool { self[name] != nil } }
