import ConsoleUI
import Foundation
import Platform

/// The `kata` command, which runs the subcommand named first, or second after 'dev'.
struct Kata {
    static let commands: [KataCommand] = [
        .status, .list, .start, .check, .watch, .hint, .solution, .reset, .replay, .doctor, .diff, .book, .history,
        .room, .steps, .exercises, .mutants, .evidence,
        .advise, .lamp, .new,
    ]

    let repository: Repository

    /// Runs a command line.
    /// - Returns: The exit status: 64 for wrong usage, 74 for lost output, 1 for an error, or the subcommand's own.
    func run(_ line: [String]) -> Int32 {
        let status = runCommand(line)
        // 'print' reports no errors, and leaves the rest of its output to the end of the process.
        guard fflush(nil) != 0, errno != EPIPE else { return status }
        return complain("\(LostOutput(reason: SystemError()))", status: LostOutput.status)
    }

    private func runCommand(_ line: [String]) -> Int32 {
        // Options without a subcommand belong to the first one.
        let isNamed = line.first.map { !$0.hasPrefix("-") || Self.isHelp($0) } ?? false
        // What authors run has two words: 'dev steps'.
        let words = line.first == "dev" && line.count > 1 ? 2 : isNamed ? 1 : 0
        let name = words == 0 ? Self.commands[0].name : line.prefix(words).joined(separator: " ")
        do {
            guard !Self.isHelp(name), name != "help" else {
                print(Self.help)
                return 0
            }
            guard name != "dev", words < 2 || !Self.isHelp(line[1]) else {
                print(Self.devHelp)
                return 0
            }
            guard let command = Self.commands.first(where: { $0.name == name }) else {
                let help = words == 2 ? "kata dev --help" : "kata --help"
                return complain("There is no command '\(name)'. Try '\(help)'.", status: 64)
            }
            let rest = Array(line.dropFirst(words))
            guard !rest.contains(where: Self.isHelp) else {
                print(command.help)
                return 0
            }
            return try command.run(rest, in: repository)
        } catch let error as UsageError {
            return complain("\(error) Try 'kata \(name) --help'.", status: 64)
        } catch let error as LostOutput {
            return complain("\(error)", status: LostOutput.status)
        } catch {
            return complain(Self.sentence(of: error), status: 1)
        }
    }

    private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

    /// What went wrong, for the user. Foundation's own description is for programmers.
    static func sentence(of error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        let path = error.filePath ?? error.url?.path ?? "a file"
        return "'\(path)' can't be used: \(error.localizedDescription) Is it yours?"
    }

    private func complain(_ sentence: String, status: Int32) -> Int32 {
        // If standard error is closed, there's no place left to report it.
        try? ByteStream.standardError.write("kata: \(sentence.terminalSafeLines)\n")
        return status
    }

    private static var help: String {
        let audiences = KataCommand.Audience.allCases.filter { $0 != .authors }
        return """
            Usage: kata COMMAND

            \(audiences.map(list).joined(separator: "\n\n"))

            Run 'kata COMMAND --help' for details, and 'kata dev --help' for what the kata's authors run.
            """
    }

    private static var devHelp: String {
        """
        Usage: kata dev COMMAND

        \(list(for: .authors))

        Run 'kata dev COMMAND --help' for details.
        """
    }

    private static func list(for audience: KataCommand.Audience) -> String {
        let commands = commands.filter { $0.audience == audience }
        let width = commands.map(\.name.count).max() ?? 0
        let lines = commands.map {
            "  \($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)"
        }
        return (["For \(audience):"] + lines).joined(separator: "\n")
    }
}

extension String {
    /// The text without anything that controls a terminal, except line feeds.
    var terminalSafeLines: String { lines.map(\.terminalSafe).joined(separator: "\n") }
}
