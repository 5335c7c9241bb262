import ConsoleProgram
import ExerciseKit

extension KataCommand {
    static let steps = KataCommand(
        "dev steps", for: .authors,
        "check that the texts in Steps/ explain each hunk, or refresh the hunks in them",
        options: [checkOnly, write],
        usage: ["dev steps --check | --write"],
        discussion: """
            The texts in Steps/ contain traces, figures, source excerpts and the hunks of each
            step's diff. An author writes the prose between them. Give one of the two options.

            Exit status: 0, or 1 if there is something to do.
            """
    ) { arguments, repository in
        guard arguments[checkOnly] != arguments[write] else {
            throw UsageError("'dev steps' takes either '--check' or '--write'.")
        }
        let texts = Texts(facts: try Facts(of: repository))
        // Writing records the new names, after which unclear edits can no longer be detected.
        let unclear = arguments[write] ? try texts.quotedWords().unclear : []
        for file in arguments[write] ? try texts.write() : [] { try Terminal.print("Written: \(file)") }
        let complaints = try unclear + texts.complaints()
        for complaint in complaints { try Terminal.current.print(complaint.lines.map { Line($0) }) }
        if complaints.isEmpty {
            try Terminal.print("Each hunk is explained, and each text agrees with the code.")
        }
        return complaints.isEmpty ? 0 : 1
    }

    private static let checkOnly = Flag(
        "--check",
        """
        show where a text differs from the code, or where a hunk lacks an explanation, and what to do about it
        """)
    private static let write = Flag(
        "--write",
        """
        update the hunks, excerpts, traces, figures and pictures, and all quotations of the steps' private names \
        and messages; all other prose stays as it is
        """)
}
