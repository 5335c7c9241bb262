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
        _ lines: String..., isInteractive: Bool = false, prepare: (ListScreen) -> Void = { _ in }
    ) async -> ListScreen {
        let console = Console(
            format: .text, output: output.output(), diagnostics: diagnostics.output(), isInteractive: isInteractive)
        let navigator = Navigator()
        let screen = ListScreen(console: console)
        navigator.push(screen)
        prepare(screen)
        var remaining = lines[...]
        await CommandLoop(navigator: navigator, console: console) { remaining.popFirst() }.run()
        return screen
    }

    @Test func `commands reach the screen on top, whatever white space and case they come with`() async {
        _ = await run("reload", "", "  OPEN\t 3 ", "reload\r")
        #expect(output.text == "reloaded\nrow 2\nreloaded\n")
        #expect(diagnostics.text == "")
    }

    @Test func `a field is filled with the rest of the line, or with nothing`() async {
        var entered: [String] = []
        _ = await run("name  Anna  Lee \r", "NAME", "name") { screen in
            screen.commands.append(.field("name", "enter a name") { entered.append($0) })
        }
        #expect(entered == ["Anna  Lee", "", ""])
        #expect(diagnostics.text == "")
    }

    @Test func `a line that is too long does nothing, and is not repeated`() async {
        var entered = 0
        let length = CommandLoop.lineLimit - "name ".count
        _ = await run(
            String(repeating: "x", count: CommandLoop.lineLimit + 1), "name " + String(repeating: "é", count: length)
        ) { screen in
            screen.commands.append(.field("name", "enter a name") { _ in entered += 1 })
        }
        #expect(entered == 0)
        let sentence = "A line may have 65536 bytes, and that one was longer: nothing was done.\n"
        #expect(diagnostics.take() == sentence + sentence)
        _ = await run("name " + String(repeating: "x", count: length)) { screen in
            screen.commands.append(.field("name", "enter a name") { entered += $0.count })
        }
        #expect(entered == length)
        #expect(diagnostics.text == "")
    }

    @Test func `quit ends the loop, and nothing after it is performed`() async {
        _ = await run("quit", "reload")
        #expect(output.text == "")
    }

    @Test func `the loop doesn't end before the screen finishes its work`() async {
        let console = Console(format: .text, output: output.output(), diagnostics: diagnostics.output())
        let navigator = Navigator()
        navigator.push(Screen(console: console))
        await CommandLoop(navigator: navigator, console: console) {
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
        _ = await run(line)
        #expect(output.text == "")
        #expect(diagnostics.text == message)
    }

    @Test func `a list without rows has nothing to open`() async {
        _ = await run("open 1") { $0.rowCount = 0 }
        #expect(diagnostics.text == "There is no number 1: the list has no rows.\n")
    }

    @Test func `help lists the screen's commands, and those that are always available`() async {
        _ = await run("help")
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

    @Test func `a command waits until the screen is no longer busy`() async {
        let screen = await run("reload", "open 1") { screen in
            screen.onReload = {
                screen.console.activity = "Working"
                Task {
                    screen.console.write("done")
                    screen.console.activity = nil
                }
            }
        }
        #expect(output.text == "reloaded\ndone\nrow 0\n")
        screen.onReload = {}
    }

    @Test func `a command also waits while one activity follows another`() async {
        _ = await run("reload", "open 1") { screen in
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
        #expect(output.text == "reloaded\ndone\nrow 0\n")
    }

    @Test func `the end of the input waits for what is under way, too`() async {
        _ = await run("reload") { screen in
            screen.onReload = { [weak screen] in
                screen?.console.activity = "Working"
                Task {
                    screen?.console.write("done")
                    screen?.console.activity = nil
                }
            }
        }
        #expect(output.text == "reloaded\ndone\n")
    }

    @Test func `only a user at a terminal is prompted`() async {
        _ = await run("reload", isInteractive: true)
        #expect(output.text == "reloaded\n")
        #expect(diagnostics.text == "> > \n")
    }
}
