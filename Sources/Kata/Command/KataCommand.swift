import ConsoleUI
import Foundation

/// A subcommand of `kata`.
struct KataCommand: Sendable {
    /// The audience of a subcommand.
    enum Audience: String, CaseIterable, Sendable {
        /// They do the exercises.
        case participants
        /// They read the steps.
        case readers
        /// They lead a group through the exercises.
        case instructors
        /// They change the steps.
        case authors
    }

    /// The word that runs it.
    let name: String
    let audience: Audience
    /// A summary, for the list of all subcommands.
    let summary: String
    /// What `kata NAME --help` prints.
    let help: String
    private let options: [Arguments.Option]
    private let limit: Int
    private let body: @Sendable (Arguments, Repository) throws -> Int32

    /// A subcommand that `commands.txt` describes.
    /// - Parameters:
    ///   - options: Options with a value, such as `--in DIR`, and switches, such as `--yes`.
    ///   - limit: How many words there may be besides the options.
    ///   - body: Runs it. Returns the exit status: 0 if all is well, 1 if there's something to report. Throws an error
    ///   whose description is a message for the user.
    init(
        _ name: String, options: [String] = [], words limit: Int = 0,
        body: @escaping @Sendable (Arguments, Repository) throws -> Int32
    ) {
        (self.name, self.limit, self.body) = (name, limit, body)
        self.options = options.map(Arguments.Option.init(usage:))
        let sections = Resource.text("commands.txt").split(separator: "\n== ")
        guard let section = sections.first(where: { $0.hasPrefix("\(name), for ") }),
            let head = section.firstMatch(of: /for (\w+): (.+)\n/), let audience = Audience(rawValue: "\(head.1)")
        else { preconditionFailure("KataCommand: 'commands.txt' describes '\(name)'.") }
        (self.audience, summary) = (audience, String(head.2))
        help = section[head.range.upperBound...].trimmingCharacters(in: .newlines)
    }

    /// Runs the subcommand with the words after its name.
    /// - Returns: The exit status.
    func run(_ line: [String], in repository: Repository) throws -> Int32 {
        try body(Arguments(line, options: options, words: limit), repository)
    }
}

extension Arguments.Option {
    /// An option from its usage, such as `--in DIR`.
    init(usage: String) {
        let parts = usage.split(separator: " ", maxSplits: 1).map(String.init)
        self.init(parts[0], parts.count > 1 ? parts[1] : nil, "")
    }
}

extension Arguments {
    /// Whether a switch is given.
    func has(_ name: String) -> Bool { self[name] != nil }

    /// The first of `options` that is given.
    func first(of options: [String]) -> String? { options.first(where: has) }
}
