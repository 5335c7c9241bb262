extension KataCommand {
    static let steps = KataCommand(
        "steps", for: .authors, "check that the texts in Steps/ explain each hunk, or refresh the hunks in them",
        help: """
            Usage: kata steps --check | --write

            The texts in Steps/ hold the hunks of each step's diff, excerpts of the sources, traces and figures, with prose
            between them that an author writes.

              --check  say where a text and the code differ, or a hunk has no prose of its own, and what to do about it
              --write  update the hunks, traces, figures and pictures; all prose stays as it is

            Exit status: 0, or 1 if there is something to do.
            """,
        options: ["--check", "--write"]
    ) { arguments, repository in
        guard arguments.has("--check") != arguments.has("--write") else {
            throw UsageError("'steps' takes one of '--check' and '--write'.")
        }
        let texts = Texts(facts: try Facts(of: repository))
        if arguments.has("--write") {
            for file in try texts.write() { print("Written: \(file)") }
        }
        let complaints = try texts.complaints()
        for complaint in complaints { print(complaint) }
        if complaints.isEmpty { print("Each hunk is explained, and each text agrees with the code.") }
        return complaints.isEmpty ? 0 : 1
    }
}
