import ConsoleProgram
import ExerciseKit

/// A subcommand of `kata`: what it's called, what it takes, what its help says, and what it does.
struct KataCommand: Sendable {
    /// The intended users.
    enum Audience: String {
        case participants
        case readers
        case instructors
        case authors
    }

    /// A word besides the options.
    enum Argument: Sendable {
        /// A word without which the command can't run. If it's missing, the error ends with what the closure returns.
        case required(String, @Sendable () -> String)
        case optional(String)
        /// Two words, given together or not at all.
        case optionalPair(String, String)
        /// As many words as the user likes.
        case repeated(String)

        var usage: String {
            switch self {
            case .required(let name, _): name
            case .optional(let name): "[\(name)]"
            case .optionalPair(let first, let second): "[\(first) \(second)]"
            case .repeated(let name): "[\(name) ...]"
            }
        }

        var isRepeated: Bool {
            if case .repeated = self { true } else { false }
        }
    }

    /// The word or words that run the subcommand.
    let name: String
    let audience: Audience
    /// A line for the list of subcommands.
    let summary: String
    let arguments: [Argument]
    let options: [any DeclaredOption]
    /// The lines of the usage, without `kata`; if there are none, the help lists the arguments and options.
    private let usage: [String]
    /// What the help says between the usage and the options.
    let discussion: String
    private let body: @Sendable (Arguments, Repository) throws -> Int32

    /// - Parameter body: A closure that runs the subcommand, and returns the exit status: 1 if there's something to
    ///   report.
    init(
        _ name: String,
        for audience: Audience,
        _ summary: String,
        arguments: [Argument] = [],
        options: [any DeclaredOption] = [],
        usage: [String] = [],
        discussion: String,
        body: @escaping @Sendable (Arguments, Repository) throws -> Int32
    ) {
        self.name = name
        self.audience = audience
        self.summary = summary
        self.arguments = arguments
        self.options = options
        self.usage = usage
        self.discussion = discussion
        self.body = body
    }

    var help: String {
        let list = options.isEmpty ? "" : "\n\nOptions:\n" + options.helpLines.joined(separator: "\n")
        return "Usage: \(usageLines.joined(separator: "\n       "))\n\n\(discussion)\(list)"
    }

    private var usageLines: [String] {
        guard usage.isEmpty else { return usage.map { "kata \($0)" } }
        let words = arguments.map(\.usage) + options.map { "[\($0.usage)]" }
        return (["kata \(name)"] + words).filled(to: 93)
    }

    func run(_ line: [String], in repository: Repository) throws -> Int32 {
        try body(parse(line), repository)
    }

    /// - Returns: The arguments, among them a word for each that's required.
    func parse(_ line: [String]) throws(UsageError) -> Arguments {
        let limit = arguments.contains(where: \.isRepeated) ? .max : arguments.count
        let parsed = try Arguments(line, options: options, words: limit)
        for (index, argument) in arguments.enumerated() {
            guard case .required(_, let need) = argument else { continue }
            let word = parsed.words.dropFirst(index).first ?? ""
            if word.isEmpty { throw UsageError("'\(name)' \(need()).") }
        }
        return parsed
    }

    /// The option of the commands that show a solution.
    static let yes = Flag("--yes", "show the solution before the exercise is done")

    /// The option of the commands that work on a participant's copy.
    static let folder = Option("--in", "DIR", "the folder of your copy (where you last started an exercise)")
}
