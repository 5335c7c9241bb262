import ConsoleUI

extension KataCommand {
    static let steps = KataCommand("dev steps") { arguments, repository in
        guard arguments.has("--check") != arguments.has("--write") else {
            throw UsageError("'dev steps' takes one of '--check' and '--write'.")
        }
        let texts = Texts(facts: try Facts(of: repository))
        var complaints: [Complaint] = []
        if arguments.has("--write") {
            // Once written, the new names are recorded, and what was unclear doesn't show.
            complaints = try texts.quotedWords().unclear
            for file in try texts.write() { print("Written: \(file)") }
        }
        complaints += try texts.complaints()
        for complaint in complaints { print(complaint) }
        if complaints.isEmpty { print("Each hunk is explained, and each text agrees with the code.") }
        return complaints.isEmpty ? 0 : 1
    }
}
