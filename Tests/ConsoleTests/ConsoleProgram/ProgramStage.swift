import ConsoleProgram
import ConsoleUI
import Foundation

/// A program with one screen and an option of its own, run to its end on the lines of a script.
struct ProgramStage {
    private(set) var output = ""
    private(set) var diagnostics = ""
    private(set) var status: ExitCode?

    /// Runs the program, whose output has room for so many characters; its screen does `action` on the command `act`.
    static func run(
        _ words: [String], lines: [String] = [], isInteractive: Bool = false, isTraced: Bool = true,
        room: Int = .max, action: @escaping (Launch) -> Void = { _ in }
    ) async -> ProgramStage {
        var stage = ProgramStage()
        var rest = lines[...]
        let program = ConsoleProgram(
            name: "stage", summary: "Shows a size.", commands: ["act": "do it", "a long one": "do more"],
            statuses: [
                .cannotCreate: "the file with what was to be kept could not be written", .noPermission: "not you",
            ], navigatingLayer: isTraced ? "Router" : nil
        ) { options throws(Arguments.UsageError) in
            let word = options("--size", "N", help: "how large it is (1)") ?? "1"
            guard let size = Int(word) else { throw Arguments.UsageError("'--size' takes a number, not '\(word)'.") }
            return { launch in
                let screen = Screen(console: launch.console)
                screen.commands = [
                    Command("act", "do it") { action(launch) },
                    Command("push", "go on") { [weak screen] in
                        screen?.navigator?.push(Screen(console: launch.console))
                    },
                ]
                launch.console.write("size \(size) \(launch.console.format)")
                return screen
            }
        }
        stage.status = await program.run(
            words,
            output: TextOutput {
                guard stage.output.count + $0.count <= room else { throw POSIXError(.ENOSPC) }
                stage.output += $0
            }, diagnostics: TextOutput { stage.diagnostics += $0 },
            isInteractive: isInteractive, nextLine: { rest.popFirst() })
        return stage
    }
}
