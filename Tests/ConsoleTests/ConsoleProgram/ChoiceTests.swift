import ConsoleUI
import Testing

@testable import ConsoleProgram

/// An option of a participant's copy takes one of a few words, and its trace knows no layer by name.
struct ChoiceTests {
    private func run(_ words: [String], formats: [String] = [], choice: Choice? = nil) async -> (
        output: String, diagnostics: String, status: ExitCode
    ) {
        var (output, diagnostics) = ("", "")
        let program = ConsoleProgram(name: "mine", summary: "Mine.", formats: formats, choice: choice) { _ in
            { launch in
                launch.console.write("\(launch.console.format) \(launch.choice ?? "–")")
                return Screen(console: launch.console)
            }
        }
        let status = await program.run(
            words, output: TextOutput { output += $0 }, diagnostics: TextOutput { diagnostics += $0 },
            nextLine: { nil })
        return (output, diagnostics, status)
    }

    @Test(arguments: [
        ([], "text –"), (["--format", "json"], "json –"), (["--format", "markdown"], "text markdown"),
        (["--format=text"], "text –"),
    ])
    func `another format is a text console with that choice`(words: [String], output: String) async {
        #expect(await run(words, formats: ["markdown"]).output == output + "\n")
    }

    @Test(arguments: [([], "text –"), (["--user", "guest"], "text guest"), (["--user=member"], "text member")])
    func `a program's own option takes its listed words`(words: [String], output: String) async {
        let choice = Choice("--user", ["member", "guest"], "who uses it (member)")
        #expect(await run(words, choice: choice).output == output + "\n")
    }

    @Test func `any other word is wrong usage, and the message lists the right ones`() async {
        let format = await run(["--format", "xml"], formats: ["markdown"])
        #expect(format.diagnostics.hasPrefix("mine: '--format' takes 'text', 'json' or 'markdown', not 'xml'."))
        #expect(format.status == .usage)
        let user = await run(["--user", "me"], choice: Choice("--user", ["member", "guest"], ""))
        #expect(user.diagnostics.hasPrefix("mine: '--user' takes 'member' or 'guest', not 'me'."))
        #expect(user.output == "")
    }

    @Test func `the help mentions it`() async {
        let format = await run(["--help"], formats: ["markdown"]).output
        #expect(format.contains("  --format text|json|markdown  the output format (text)\n"))
        let user = await run(["--help"], choice: Choice("--user", ["member", "guest"], "who uses it (member)")).output
        #expect(user.contains("  --user member|guest  who uses it (member)\n"))
    }
}
