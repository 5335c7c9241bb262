import ConsoleUI

extension KataCommand {
    static let steps = KataCommand("dev steps") { arguments, repository in
        guard arguments.has("--check") != arguments.has("--write") else {
            throw UsageError("'dev steps' takes either '--check' or '--write'.")
        }
        let texts = Texts(facts: try Facts(of: repository))
        // Writing records the new names, after which unclear edits can no longer be detected.
        let unclear = arguments.has("--write") ? try texts.quotedWords().unclear : []
        for file in arguments.has("--write") ? try texts.write() : [] { print("Written: \(file)") }
        let complaints = try unclear + texts.complaints()
        for complaint in complaints { print(complaint) }
        if complaints.isEmpty { print("Each hunk is explained, and each text agrees with the code.") }
        return complaints.isEmpty ? 0 : 1
    }
}
