import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import ConsoleProgram

/// The behaviour that all programs share.
struct ConsoleProgramTests {
    @Test(arguments: [
        ([], "size 1 text –"),
        (["--format", "json", "--size=7"], "size 7 json json"),
        (["--format=text"], "size 1 text text"),
        (["--format", "markdown"], "size 1 text markdown"),
    ])
    func `options shape the screen, and a program may add a format`(words: [String], output: String) async {
        let stage = await ProgramStage.run(words)
        #expect(stage.output == output + "\n")
        #expect(stage.diagnostics == "")
        #expect(stage.status == .success)
    }

    @Test(arguments: [
        (["--sise", "7"], "Unknown option '--sise'. Did you mean '--size'?"),
        (["--format", "xml", "--size", "x"], "'--format' takes 'text', 'json' or 'markdown', not 'xml'."),
        (["--size", "x"], "'--size' takes a number, not 'x'."),
        (["--help", "--size", "x"], "'--size' takes a number, not 'x'."),
    ])
    func `incorrect usage results in one message, and no screen is made`(words: [String], sentence: String) async {
        let stage = await ProgramStage.run(words)
        #expect(stage.output == "")
        #expect(stage.status == .usage)
        #expect(stage.diagnostics == "stage: \(sentence) Try 'stage --help'.\n")
    }

    @Test(arguments: [["--help"], [], ["--format", "json"]])
    func `lost output is reported once, and the program doesn't report success`(words: [String]) async {
        let stage = await ProgramStage.run(words, lines: ["act", "act"], room: 15) { launch in
            launch.console.write("more")
        }
        #expect(stage.status == .inputOutput)
        #expect(stage.output.count <= 15)
        let sentences = stage.diagnostics.split(separator: "\n")
        #expect(sentences.count == 1)
        #expect(sentences.first?.hasPrefix("stage: The output could not be written: ") == true)
        // The reason is inside Foundation's error.
        #expect(sentences.first?.contains("Bad file descriptor") == true)
    }

    @Test(arguments: [["--help"], [], ["--format", "json"]])
    func `a program whose output isn't lost reports success`(words: [String]) async {
        let stage = await ProgramStage.run(words, lines: ["act"]) { launch in
            launch.console.write("more")
        }
        #expect(stage.status == .success)
    }

    @Test(arguments: [["--help"], [], ["--format", "json"]])
    func `lost output outweighs a failed call`(words: [String]) async {
        let stage = await ProgramStage.run(words, lines: ["act"], room: 3) { launch in
            launch.console.write("more")
            launch.console.activity = "Calling"
            Task {
                await launch.call(failingWith: .data)
                launch.console.activity = nil
            }
        }
        #expect(stage.status == .inputOutput)
    }

    @Test(arguments: ["--help", "-h"])
    func `the help is built from the program's description`(word: String) async throws {
        let stage = await ProgramStage.run([word])
        #expect(try stage.output == caseText("program-help"))
        #expect(stage.diagnostics == "")
        #expect(stage.status == .success)
    }

    @Test(arguments: [
        (["--trace"], "View → Presenter\nRouter → Navigator push\n"),
        ([], ""),
    ])
    func `a trace is written only on request, and includes a push`(words: [String], trace: String) async {
        let stage = await ProgramStage.run(words, lines: ["act", "push"]) { launch in
            launch.trace?("View → Presenter")
        }
        #expect(stage.diagnostics == trace)
    }

    @Test func `a program without a trace has no option for one`() async {
        let help = await ProgramStage.run(["--help"], isTraced: false)
        #expect(!help.output.contains("--trace"))
        #expect(await ProgramStage.run(["--trace"], isTraced: false).status == .usage)
    }

    @Test func `the last failure sets the message and the status, until a call succeeds`() async {
        let failures: [ExitCode?] = [.data, .cannotCreate, nil]
        for (calls, said, status) in [(2, "stage: Refused.\n", ExitCode.cannotCreate), (3, "", .success)] {
            var rest = failures[...]
            let lines = Array(repeating: "act", count: calls) + ["quit"]
            let stage = await ProgramStage.run([], lines: lines) { launch in
                launch.console.activity = "Calling"
                Task {
                    await launch.call(failingWith: rest.popFirst() ?? nil)
                    launch.console.activity = nil
                }
            }
            #expect(stage.diagnostics == (calls == 3 ? "3 left out\n" : "") + said)
            #expect(stage.status == status)
        }
    }

    @Test func `the answer to a cancelled call changes nothing`() async {
        let recorder = Recorder()
        let launch = Launch(on: recorder.console(), format: nil, isTraced: false)
        await launch.call(failingWith: .data)
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await launch.call(failingWith: nil)
            await launch.call(failingWith: .noInput)
        }.value
        #expect(launch.failure?.exitCode == .data)
        #expect(recorder.diagnostics == "")
    }

    @Test func `a user at a terminal is told about 'help'`() async {
        let stage = await ProgramStage.run([], lines: ["quit"], isInteractive: true)
        #expect(stage.diagnostics == "Type 'help' for the commands.\n> ")
    }
}

/// The outcome of a scripted run of a program with one screen and an option of its own.
private struct ProgramStage {
    private(set) var output = ""
    private(set) var diagnostics = ""
    private(set) var status: ExitCode?

    /// Runs the program with space for `room` characters of output. The screen's command `act` performs `action`.
    static func run(
        _ words: [String], lines: [String] = [], isInteractive: Bool = false, isTraced: Bool = true,
        room: Int = .max, action: @escaping (Launch) -> Void = { _ in }
    ) async -> ProgramStage {
        var stage = ProgramStage()
        var rest = lines[...]
        let size = Option("--size", "N", "how large it is (1)", default: 1, takes: "a number") { word in
            Int(word)
        }
        let program = ConsoleProgram(
            name: "stage",
            summary: "Shows a size.",
            options: [size],
            commands: ["act": "do it", "a long one": "do more"],
            statuses: [
                .cannotCreate: "the file with what was to be kept could not be written",
                .noPermission: "not you",
            ],
            navigatingLayer: isTraced ? "Router" : nil,
            formats: ["markdown"]
        ) { arguments, launch in
            let console = launch.console
            let screen = Screen(console: console)
            screen.commands = [
                Command("act", "do it") { action(launch) },
                Command("push", "go on") { [weak screen] in
                    screen?.navigator?.push(Screen(console: console))
                },
            ]
            console.write("size \(arguments[size]) \(console.format) \(launch.format ?? "–")")
            return screen
        }
        stage.status = await program.run(
            words,
            output: TextOutput {
                let reason = NSError(domain: NSPOSIXErrorDomain, code: Int(EBADF))
                guard stage.output.count + $0.count <= room else {
                    throw CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: reason])
                }
                stage.output += $0
            }, diagnostics: TextOutput { stage.diagnostics += $0 },
            isInteractive: isInteractive, nextLine: { rest.popFirst() })
        return stage
    }
}

nonisolated private struct Refusal: ServiceFailure {
    let message = "Refused."
    let exitCode: ExitCode
}

extension Launch {
    /// Reports a call that fails with `exitCode`. If `exitCode` is nil, the call succeeds, with one remark.
    fileprivate func call(failingWith exitCode: ExitCode?) async {
        func answer() throws(Refusal) -> Int {
            if let exitCode { throw Refusal(exitCode: exitCode) }
            return 3
        }
        _ = try? await report("View → Service", remarks: { ["\($0) left out"] }, answer)
    }
}
