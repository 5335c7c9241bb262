/// One thing that `kata` can do, by its first word.
protocol KataCommand {
    /// The word that it is called by.
    static var name: String { get }
    /// Whom it is for.
    static var audience: Audience { get }
    /// What it does, in a few words, for the list of all commands.
    static var summary: String { get }
    /// What `kata NAME --help` prints: first the usage, from "Usage:" on.
    static var help: String { get }

    /// Reads the command line.
    /// - Parameter words: What stands behind the command's name.
    /// - Throws: ``UsageError``.
    init(_ words: [String], in repository: Repository) throws

    /// Does it.
    /// - Returns: The exit status: 0 if all is well, 1 if what was asked for does not hold.
    /// - Throws: An error whose description is a sentence for a person.
    func run() throws -> Int32
}

/// Whom a command is for.
enum Audience: String, CaseIterable, Sendable {
    /// Who does the exercises.
    case participants
    /// Who reads the steps.
    case readers
    /// Who changes them.
    case authors
}

/// What is wrong with a command line, in one sentence that quotes it.
struct UsageError: Error, CustomStringConvertible, Equatable, Sendable {
    /// The sentence.
    let description: String

    /// Makes an error of a sentence.
    init(_ description: String) {
        self.description = description
    }
}
