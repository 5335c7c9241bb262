import Foundation

/// The `kata` command: finds out which of its commands is meant.
struct Kata {
    let commands: [any KataCommand.Type]
    let repository: Repository

    /// Does what `words` ask for.
    /// - Returns: The exit status: 64 for wrong usage, 1 for an error, or the command's own.
    func run(_ words: [String]) -> Int32 {
        do {
            let name = words.first ?? commands[0].name
            guard !["--help", "-h", "help"].contains(name) else {
                print(help)
                return 0
            }
            guard let command = commands.first(where: { $0.name == name }) else {
                return complain("There is no command '\(name)'. Try 'kata --help'.", status: 64)
            }
            let rest = Array(words.dropFirst())
            guard rest.isDisjoint(with: ["--help", "-h"]) else {
                print(command.help)
                return 0
            }
            return try command.init(rest, in: repository).run()
        } catch let error as UsageError {
            return complain("\(error) Try 'kata \(words[0]) --help'.", status: 64)
        } catch {
            return complain("\(error)", status: 1)
        }
    }

    private func complain(_ sentence: String, status: Int32) -> Int32 {
        FileHandle.standardError.write(Data("kata: \(sentence)\n".utf8))
        return status
    }

    private var help: String {
        let width = commands.map { $0.name.count }.max() ?? 0
        let groups = Audience.allCases.map { audience in
            let lines = commands.filter { $0.audience == audience }.map {
                "  \($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)"
            }
            return (["For \(audience):"] + lines).joined(separator: "\n")
        }
        return """
            Usage: kata COMMAND

            \(groups.joined(separator: "\n\n"))

            'kata COMMAND --help' tells more.
            """
    }
}

extension [String] {
    fileprivate func isDisjoint(with others: Set<String>) -> Bool { allSatisfy { !others.contains($0) } }
}
