import Foundation

/// `kata steps`: holds the texts of the steps to their code.
struct StepsCommand: KataCommand {
    static let name = "steps"
    static let audience = Audience.authors
    static let summary = "check that the texts in Steps/ tell of each hunk, or refresh the hunks in them"
    static let help = """
        Usage: kata steps --check | --write

        The texts in Steps/ hold the hunks of each step's diff, excerpts of the sources, traces and figures, with prose
        between them that an author writes.

          --check  say where a text and the code differ, or a hunk has no prose of its own, and what to do about it
          --write  put in the hunks, traces, figures and pictures as they are now; all prose stays as it is

        Exit status: 0, or 1 if there is something to do.
        """

    private let repository: Repository
    private let writes: Bool

    init(_ words: [String], in repository: Repository) throws {
        switch words {
        case ["--check"]: writes = false
        case ["--write"]: writes = true
        default: throw UsageError("'steps' takes one of '--check' and '--write'.")
        }
        self.repository = repository
    }

    func run() throws -> Int32 {
        let facts = try Facts(of: repository)
        if writes {
            for file in try Texts(facts: facts).write() { print("Written: \(file)") }
        }
        let complaints = try Texts(facts: facts).complaints()
        for complaint in complaints { print(complaint) }
        if complaints.isEmpty { print("Each hunk is told of, and each text is as the code is.") }
        return complaints.isEmpty ? 0 : 1
    }
}
