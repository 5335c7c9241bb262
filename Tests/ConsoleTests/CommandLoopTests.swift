import ConsoleUI
import Testing

struct CommandLoopTests {
    private let recorder = Recorder()

    /// Runs the loop on a screen whose commands write their arguments.
    private func run(
        _ lines: [String], isInteractive: Bool = false, rows: Int = 3,
        onReload: @escaping (Console) -> Void = { _ in }
    ) async {
        let console = recorder.console(isInteractive: isInteractive)
        let navigator = Navigator()
        let screen = Screen(console: console)
        screen.rowCount = rows
        screen.commands = [
            Command("reload", "write 'reloaded'") {
                console.write("reloaded")
                onReload(console)
            },
            Command("open", "write the row") { console.write("row \($0)") },
            .field("name", "write the text") { console.write("name '\($0)'") },
        ]
        navigator.push(screen)
        var rest = lines[...]
        await CommandLoop(navigator: navigator, console: console) { rest.popFirst() }.run()
    }

    @Test(arguments: [
        (["reload", "", "  OPEN\t 3 ", "reload\r", "quit", "reload"], "reloaded\nrow 2\nreloaded\n"),
        (["name  Anna  Lee \r", "NAME", "name"], "name 'Anna  Lee'\nname ''\nname ''\n"),
    ])
    func `until 'quit', commands reach the top screen, regardless of white space and case`(
        lines: [String], written: String
    ) async {
        await run(lines)
        #expect(recorder.output == written)
        #expect(recorder.diagnostics == "")
    }

    @Test(arguments: [
        ("x", 65_537),
        ("é", 32_769),
    ])
    func `a line that is too long has no effect and isn't quoted`(letter: String, count: Int) async {
        await run([String(repeating: letter, count: count)])
        #expect(recorder.output == "")
        let message = "A line may have up to 65536 bytes; that one was longer, and was ignored.\n"
        #expect(recorder.diagnostics == message)
    }

    @Test func `a line that is just short enough has an effect`() async {
        let text = String(repeating: "x", count: 65_536 - "name ".count)
        await run(["name " + text])
        #expect(recorder.output == "name '\(text)'\n")
    }

    @Test func `the loop waits for an activity that starts on 'quit'`() async {
        let console = recorder.console()
        await CommandLoop(navigator: Navigator(), console: console) {
            console.activity = "Working"
            Task {
                console.write("done")
                console.activity = nil
            }
            return "quit"
        }.run()
        #expect(recorder.output == "done\n")
    }

    @Test(arguments: [
        ("relaod", "There is no command 'relaod' on this screen. Did you mean 'reload'? Type 'help'.\n"),
        ("frobnicate", "There is no command 'frobnicate' on this screen. Type 'help'.\n"),
        ("reload now", "'reload' takes no argument.\n"),
        ("quit now", "'quit' takes no argument.\n"),
        ("open", "'open' takes one number, such as 'open 1' for the first row.\n"),
        ("open 1 2", "'open' takes one number, such as 'open 1' for the first row.\n"),
        ("open one", "'open' takes a number, not 'one'.\n"),
        ("open 0", "There is no number 0: choose one from 1 to 3.\n"),
        ("open 4", "There is no number 4: choose one from 1 to 3.\n"),
        ("back", "There's no screen to go back to.\n"),
        ("\u{1B}[2J", "There is no command ' [2j' on this screen. Type 'help'.\n"),
    ])
    func `an invalid command is reported and changes nothing`(line: String, message: String) async {
        await run([line])
        #expect(recorder.output == "")
        #expect(recorder.diagnostics == message)
    }

    @Test func `the first row of an empty list can't be opened`() async {
        await run(["open 1"], rows: 0)
        #expect(recorder.diagnostics == "There is no number 1: the list has no rows.\n")
    }

    @Test func `help lists the screen's commands and those that are always available`() async {
        await run(["help"])
        #expect(recorder.output == "", "only views write to the output")
        #expect(
            recorder.diagnostics == """
                  reload     write 'reloaded'
                  open N     write the row
                  name TEXT  write the text
                  back       go back to the previous screen
                  help       show this
                  quit       leave

                """)
    }

    @Test(arguments: [
        (["reload", "open 1"], "reloaded\ndone\nrow 0\n"),
        (["reload"], "reloaded\ndone\n"),
        (["reload", "quit"], "reloaded\ndone\n"),
    ])
    func `the next command or the end waits for an activity and its successor`(
        lines: [String], written: String
    ) async {
        await run(lines) { console in
            console.activity = "Working"
            Task {
                console.activity = nil
                console.activity = "Working on"
                await Task.yield()
                console.write("done")
                console.activity = nil
            }
        }
        #expect(recorder.output == written)
    }

    @Test func `the prompt appears only for a user at a terminal`() async {
        await run(["reload"], isInteractive: true)
        #expect(recorder.output == "reloaded\n")
        #expect(recorder.diagnostics == "> > \n")
    }
}
