import ConsoleUI
import Testing

struct CommandLoopTests {
    private let output = Recorder()
    private let diagnostics = Recorder()

    /// A screen with three rows that writes what it is told.
    final class ListScreen: Screen {
        var onReload: () -> Void = {}

        override func viewDidLoad() {
            rowCount = 3
            commands = [
                Command("reload", "write 'reloaded'") { [weak self] in
                    self?.console.write("reloaded")
                    self?.onReload()
                },
                Command("open", "write the row") { [weak self] row in self?.console.write("row \(row)") },
            ]
        }
    }

    private func run(
        _ lines: [String], isInteractive: Bool = false, prepare: (ListScreen) -> Void = { _ in }
    ) async {
        let console = Console(
            format: .text, output: output.output(), diagnostics: diagnostics.output(), isInteractive: isInteractive)
        let navigator = Navigator()
        let screen = ListScreen(console: console)
        navigator.push(screen)
        prepare(screen)
        var remaining = lines[...]
        await CommandLoop(navigator: navigator, console: console) { remaining.popFirst() }.run()
    }

    @Test func `commands reach the screen on top, whatever white space and case they come with`() async {
        await run(["reload", "", "  OPEN\t 3 ", "reload\r"])
        #expect(output.text == "reloaded\nrow 2\nreloaded\n")
        #expect(diagnostics.text == "")
    }

    @Test func `a field is filled with the rest of the line, or with nothing`() async {
        var entered: [String] = []
        await run(["name  Anna  Lee \r", "NAME", "name"]) { screen in
            screen.commands.append(.field("name", "enter a name") { entered.append($0) })
        }
        #expect(entered == ["Anna  Lee", "", ""])
        #expect(diagnostics.text == "")
    }

    @Test func `a line that is too long does nothing, and is not repeated`() async {
        var entered = 0
        let length = CommandLoop.lineLimit - "name ".count
        await run([
            String(repeating: "x", count: CommandLoop.lineLimit + 1), "name " + String(repeating: "é", count: length),
        ]) { screen in
            screen.commands.append(.field("name", "enter a name") { _ in entered += 1 })
        }
        #expect(entered == 0)
        let sentence = "A line may have 65536 bytes, and that one was longer: nothing was done.\n"
        #expect(diagnostics.take() == sentence + sentence)
        await run(["name " + String(repeating: "x", count: length)]) { screen in
            screen.commands.append(.field("name", "enter a name") { entered += $0.count })
        }
        #expect(entered == length)
        #expect(diagnostics.text == "")
    }

    @Test func `quit ends the loop, and nothing after it is performed`() async {
        await run(["quit", "reload"])
        #expect(output.text == "")
    }

    @Test func `the loop doesn't end before an activity that quit begins`() async {
        let console = Console(format: .text, output: output.output(), diagnostics: diagnostics.output())
        await CommandLoop(navigator: Navigator(), console: console) {
            console.activity = "Working"
            Task {
                console.write("done")
                console.activity = nil
            }
            return "quit"
        }.run()
        #expect(output.text == "done\n")
    }

    @Test(arguments: [
        ("relaod", "There is no command 'relaod' on this screen. Did you mean 'reload'? Type 'help'.\n"),
        ("frobnicate", "There is no command 'frobnicate' on this screen. Type 'help'.\n"),
        ("reload now", "'reload' takes no argument.\n"),
        ("quit now", "'quit' takes no argument.\n"),
        ("open", "'open' takes one number: 'open 1' is the first.\n"),
        ("open 1 2", "'open' takes one number: 'open 1' is the first.\n"),
        ("open one", "'open' takes a number, not 'one'.\n"),
        ("open 0", "There is no number 0: choose one from 1 to 3.\n"),
        ("open 4", "There is no number 4: choose one from 1 to 3.\n"),
        ("back", "There's no screen to go back to.\n"),
        ("\u{1B}[2J", "There is no command ' [2j' on this screen. Type 'help'.\n"),
    ])
    func `an impossible command is reported, and changes nothing`(line: String, message: String) async {
        await run([line])
        #expect(output.text == "")
        #expect(diagnostics.text == message)
    }

    @Test func `a list without rows has nothing to open`() async {
        await run(["open 1"]) { $0.rowCount = 0 }
        #expect(diagnostics.text == "There is no number 1: the list has no rows.\n")
    }

    @Test func `help lists the screen's commands, and those that are always available`() async {
        await run(["help"])
        #expect(output.text == "", "the output is for what the views write")
        #expect(
            diagnostics.text == """
                  reload    write 'reloaded'
                  open N    write the row
                  back      go back to the previous screen
                  help      show this
                  quit      leave

                """)
    }

    @Test(arguments: [
        (["reload", "open 1"], "reloaded\ndone\nrow 0\n"), (["reload"], "reloaded\ndone\n"),
        (["reload", "quit"], "reloaded\ndone\n"),
    ])
    func `a command and the end wait for one activity, and the next`(lines: [String], written: String) async {
        await run(lines) { screen in
            screen.onReload = { [weak screen] in
                screen?.console.activity = "Working"
                Task {
                    screen?.console.activity = nil
                    screen?.console.activity = "Working on"
                    await Task.yield()
                    screen?.console.write("done")
                    screen?.console.activity = nil
                }
            }
        }
        #expect(output.text == written)
    }

    @Test func `only a user at a terminal is prompted`() async {
        await run(["reload"], isInteractive: true)
        #expect(output.text == "reloaded\n")
        #expect(diagnostics.text == "> > \n")
    }
}
