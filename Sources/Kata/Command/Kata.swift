import ConsoleUI
import Foundation
import Platform

/// The `kata` command, which runs the subcommand named by the first word, or by the first two if they begin with 'dev'.
package struct Kata {
    static let commands: [KataCommand] = [
        .status, .list, .start, .check, .watch, .hint, .solution, .reset, .replay, .export, .doctor, .diff, .book,
        .history,
        .room, .steps, .exercises, .mutants, .evidence, .advise, .new,
    ]

    let repository: Repository

    /// Runs the command line of this process, and returns its exit status.
    package static func run() -> Int32 { Kata(repository: .this).run(Array(CommandLine.arguments.dropFirst())) }

    /// Runs a command line.
    /// - Returns: The exit status: 64 for incorrect usage, 74 for lost output, 1 for an error, or the subcommand's own.
    func run(_ line: [String]) -> Int32 {
        let status = runCommand(line)
        // `print` doesn't report errors, and some of its output is buffered until the process ends.
        guard fflush(nil) != 0, errno != EPIPE else { return status }
        return complain(KataError.lostOutput(SystemError()))
    }

    private func runCommand(_ typed: [String]) -> Int32 {
        let line = typed.first == "help" && typed.count > 1 ? typed.dropFirst() + ["--help"] : typed
        // Options without a subcommand belong to 'status'. Authors' subcommands have two words, such as 'dev steps'.
        let isNamed = line.first.map { !$0.hasPrefix("-") || Self.isHelp($0) } ?? false
        let words = line.first == "dev" ? min(2, line.count) : isNamed ? 1 : 0
        let name = words == 0 ? Self.commands[0].name : line.prefix(words).joined(separator: " ")
        var hint = " Try 'kata \(name) --help'."
        do {
            if Self.isHelp(name) || name == "help" {
                let more = ", and 'kata dev --help' for the authors' commands"
                print(Self.help("kata", for: ["participants", "readers", "instructors"], more: more))
            } else if name == "dev" || words == 2 && Self.isHelp(line[1]) {
                print(Self.help("kata dev", for: ["authors"]))
            } else if let command = Self.commands.first(where: { $0.name == name }) {
                let rest = Array(line.dropFirst(words))
                guard rest.contains(where: Self.isHelp) else { return try command.run(rest, in: repository) }
                print(command.help)
            } else {
                hint = words == 2 ? " Try 'kata dev --help'." : " Try 'kata --help'."
                throw UsageError("There is no command '\(name)'.\(didYouMean(name, among: Self.commands.map(\.name)))")
            }
            return 0
        } catch { return complain(error, hint: hint) }
    }

    private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

    /// Returns an error's message for the user, without control codes. Foundation's `description` is for programmers.
    static func sentence(of error: any Error) -> String {
        let file = (error as? CocoaError).map { $0.filePath ?? $0.url?.path ?? "a file" }
        let sentence = file.map { "'\($0)' can't be used: \(error.localizedDescription) Do you own it?" } ?? "\(error)"
        return sentence.lines.map(\.terminalSafe).joined(separator: "\n")
    }

    private func complain(_ error: any Error, hint: String = "") -> Int32 {
        let sentence = Self.sentence(of: error)
        let end = error is UsageError ? (".?".contains(sentence.suffix(1)) ? "" : ".") + hint : ""
        // If standard error is closed, the error can't be reported anywhere.
        try? FileHandle.standardError.write("kata: \(sentence)\(end)\n")
        return error is UsageError ? ExitCode.usage.rawValue : (error as? KataError)?.exitStatus ?? 1
    }

    private static func help(_ kata: String, for audiences: [String], more: String = "") -> String {
        let lists = audiences.map { audience in
            let commands = commands.filter { $0.audience == audience }
            let width = commands.map(\.name.count).max() ?? 0
            return commands.reduce("For \(audience):") { lines, command in
                "\(lines)\n  \(command.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(command.summary)"
            }
        }
        let end = "Run '\(kata) COMMAND --help' for details\(more)."
        return (["Usage: \(kata) COMMAND"] + lists + [end]).joined(separator: "\n\n")
    }
}
