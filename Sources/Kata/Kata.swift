import ConsoleProgram
import ConsoleUI
package import ExerciseKit
import Foundation
import Platform

/// The `kata` command, which runs the subcommand named by the first word, or by the first two if they begin with 'dev'.
package struct Kata {
    static let commands: [KataCommand] = [
        .status, .list, .start, .check, .watch, .hint, .solution, .reset, .replay, .export, .doctor,
        .diff, .book, .history, .new,
        .room,
        .steps, .exercises, .mutants,
    ]

    private let repository: Repository

    package init(on repository: Repository) { self.repository = repository }

    /// Runs the command line of this process, and returns its exit status.
    package static func run() -> Int32 {
        openStandardStreams()
        return Kata(on: .this).run(Array(CommandLine.arguments.dropFirst()))
    }

    /// Runs a command line.
    /// - Returns: The exit status: 64 for incorrect usage, 74 for lost output, 1 for an error, or the subcommand's own.
    package func run(_ line: [String]) -> Int32 {
        do {
            return try runCommand(line)
        } catch {
            return complain(error)
        }
    }

    private func runCommand(_ typed: [String]) throws(KataError) -> Int32 {
        let line = typed.first == "help" ? typed.drop { $0 == "help" } + ["--help"] : typed[...]
        guard let first = line.first, !first.hasPrefix("-") || Self.isHelp(first) else {
            return try run(.status, with: line)
        }
        if Self.isHelp(first) {
            try Terminal.current.print(Self.help.lines.map { Line($0) })
            return 0
        }
        let words = line.prefix(first == "dev" ? 2 : 1)
        let name = words.joined(separator: " ")
        if let command = Self.commands.first(where: { $0.name == name }) {
            return try run(command, with: line.dropFirst(words.count))
        }
        let kata = words.count == 2 ? "kata dev" : "kata"
        if name == "dev" || words.dropFirst().contains(where: Self.isHelp) {
            try Terminal.current.print(Self.authorsHelp.lines.map { Line($0) })
            return 0
        }
        let hint = didYouMean(name, among: Self.commands.map(\.name))
        return complain(UsageError("There is no command '\(name)'.\(hint)"), help: "\(kata) --help")
    }

    private func run(_ command: KataCommand, with words: ArraySlice<String>) throws(KataError) -> Int32 {
        if words.contains(where: Self.isHelp) {
            try Terminal.current.print(command.help.lines.map { Line($0) })
            return 0
        }
        do {
            return try command.run(Array(words), in: repository)
        } catch {
            return complain(error, help: "kata \(command.name) --help")
        }
    }

    private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

    /// Reports an error, and returns the exit status for it.
    /// - Parameter help: The command that explains the correct usage.
    private func complain(_ error: any Error, help: String = "kata --help") -> Int32 {
        var sentence = error.sentence
        if error is UsageError {
            let isWhole = sentence.hasSuffix(".") || sentence.hasSuffix("?")
            sentence += "\(isWhole ? "" : ".") Try '\(help)'."
        }
        // If standard error is closed, the error can't be reported anywhere.
        try? FileHandle.standardError.write("kata: \(sentence)\n")
        return Self.exitStatus(for: error)
    }

    static func exitStatus(for error: any Error) -> Int32 {
        if error is UsageError { return ExitCode.usage.rawValue }
        let isLost = (error as? CocoaError)?.code == .fileWriteOutOfSpace
        return isLost ? ExitCode.inputOutput.rawValue : (error as? KataError)?.exitStatus ?? 1
    }

    private static var help: String {
        """
        Usage: kata COMMAND

        \(list(for: .participants))

        \(list(for: .readers))

        \(list(for: .instructors))

        Run 'kata COMMAND --help' for details, and 'kata dev --help' for the authors' commands.
        """
    }

    private static var authorsHelp: String {
        """
        Usage: kata dev COMMAND

        \(list(for: .authors))

        Run 'kata dev COMMAND --help' for details.
        """
    }

    /// Returns the list of the commands for an audience.
    private static func list(for audience: KataCommand.Audience) -> String {
        let commands = commands.filter { $0.audience == audience }
        let width = commands.map(\.name.count).max() ?? 0
        let lines = commands.map { "  \($0.name.padded(to: width))  \($0.summary)" }
        return (["For \(audience.rawValue):"] + lines).joined(separator: "\n")
    }
}
