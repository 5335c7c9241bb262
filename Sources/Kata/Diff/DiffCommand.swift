import ConsoleUI
import Foundation

extension KataCommand {
    static let diff = KataCommand("diff", words: .max) { arguments, repository in
        let diff: Diff
        if arguments.words.contains(where: { Int($0) != nil }) {
            if let option = ["--yes", "--in", "--from-start"].first(where: arguments.has) {
                throw UsageError("'\(option)' is only for your own copy, without step numbers.")
            }
            diff = try Diff(arguments, in: repository)
            if let note = diff.note { try FileHandle.standardError.write("kata: \(note)\n") }
        } else {
            if arguments.has("--rename") { throw UsageError("'--rename' needs two step numbers, such as '1 2'.") }
            let workspace = Workspace(in: repository, path: arguments["--in"])
            let isOwn = arguments.has("--from-start")
            guard try isOwn || workspace.showsSolution(isSure: arguments.has("--yes")) else { return 1 }
            diff = try workspace.diff(arguments)
        }
        try FileHandle.standardOutput.write(diff.text())
        return 0
    }
}
