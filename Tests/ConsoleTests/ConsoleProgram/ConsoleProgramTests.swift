import ConsoleUI
import Testing

@testable import ConsoleProgram

/// What every program does alike.
struct ConsoleProgramTests {
    @Test func `its screen is made from the options`() async {
        let plain = await ProgramStage.run([])
        #expect(plain.output == "size 1 text\n")
        #expect(plain.diagnostics == "")
        #expect(plain.status == .success)

        let other = await ProgramStage.run(["--format", "json", "--size=7"])
        #expect(other.output == "size 7 json\n")
    }

    @Test(arguments: [
        (["--sise", "7"], "Unknown option '--sise'. Did you mean '--size'?"),
        (["--format", "xml", "--size", "x"], "'--format' takes 'text' or 'json', not 'xml'."),
        (["--size", "x"], "'--size' takes a number, not 'x'."),
        (["--help", "--size", "x"], "'--size' takes a number, not 'x'."),
    ])
    func `wrong usage is one sentence, and no screen is made`(words: [String], sentence: String) async {
        let stage = await ProgramStage.run(words)
        #expect(stage.output == "")
        #expect(stage.diagnostics == "stage: \(sentence) Try 'stage --help'.\n")
        #expect(stage.status == .usage)
    }

    @Test(arguments: [["--help"], [], ["--format", "json"]])
    func `lost output is reported once, and isn't a success`(words: [String]) async {
        let stage = await ProgramStage.run(words, lines: ["act", "act"], room: 13) { $0.console.write("more") }
        #expect(stage.status == .inputOutput)
        #expect(stage.output.count <= 13)
        let sentences = stage.diagnostics.split(separator: "\n")
        #expect(sentences.count == 1)
        #expect(sentences.first?.hasPrefix("stage: The output could not be written: ") == true)
        #expect(await ProgramStage.run(words, lines: ["act"]) { $0.console.write("more") }.status == .success)
    }

    @Test(arguments: ["--help", "-h"])
    func `the help is built from the program's description`(word: String) async {
        let stage = await ProgramStage.run([word])
        #expect(
            stage.output == """
                Usage: stage [options]

                Shows a size.

                Options, with their defaults in parentheses:
                  --format text|json  the output format (text)
                  --size N            how large it is (1)
                  --trace             print each hop from layer to layer to standard error
                  --help              show this

                Commands, one a line on standard input:
                  act         do it
                  a long one  do more
                  back        go back to the previous screen
                  help        show the commands of the screen
                  quit        quit, as the end of the input does

                Exit status: 0 all went well, 64 wrong usage,
                73 the file with what was to be kept could not be written, 74 the output could not be written,
                77 not you.

                """)
        #expect(stage.diagnostics == "")
        #expect(stage.status == .success)
    }

    @Test func `a trace exists if it was asked for, and shows a push`() async {
        let traced = await ProgramStage.run(["--trace"], lines: ["act", "push"]) { $0.trace?("View → Presenter") }
        #expect(traced.diagnostics == "View → Presenter\nRouter → Navigator push\n")

        let plain = await ProgramStage.run([], lines: ["act", "push"]) { $0.trace?("View → Presenter") }
        #expect(plain.diagnostics == "")
    }

    @Test func `a program without a trace has no option for it`() async {
        #expect(await ProgramStage.run(["--help"], isTraced: false).output.contains("--trace") == false)
        #expect(await ProgramStage.run(["--trace"], isTraced: false).status == .usage)
    }

    @Test func `the last failure in the outcome is the message and the status`() async {
        let failed = await ProgramStage.run([], lines: ["act", "quit"]) { launch in
            launch.failure = Trouble(message: "'a' cannot be written; give another.", exitCode: .cannotCreate)
        }
        #expect(failed.diagnostics == "stage: 'a' cannot be written; give another.\n")
        #expect(failed.status == .cannotCreate)
    }

    @Test func `a failure that was fixed isn't`() async {
        let fixed = await ProgramStage.run([], lines: ["act", "act"]) { launch in
            launch.failure = launch.failure == nil ? Trouble(message: "no.", exitCode: .noPermission) : nil
        }
        #expect(fixed.diagnostics == "")
        #expect(fixed.status == .success)
    }

    @Test func `a user at a terminal is told about the help`() async {
        let stage = await ProgramStage.run([], lines: ["quit"], isInteractive: true)
        #expect(stage.diagnostics == "Type 'help' for the commands.\n> ")
    }
}

/// A failure that a screen leaves behind.
nonisolated private struct Trouble: ServiceFailure {
    let message: String
    let exitCode: ExitCode
}
