import ConsoleProgram
import ExerciseKit
import Foundation

extension KataCommand {
    static let doctor = KataCommand(
        "doctor", for: .participants,
        "check whether this machine has what the exercises need",
        options: [folder],
        discussion: """
            Checks the Swift toolchain, git, Xcode (on a Mac), whether the temporary folder and your
            copy's folder are writable and, if you have started an exercise, the copy itself. A line
            that begins with NOT explains what to do. Exit status: 0 if all is well, otherwise 1.
            """
    ) { arguments, repository in
        let workspace = Workspace(in: repository, path: arguments[folder])
        let isMac = FileManager.default.fileExists(atPath: "/usr/bin/xcode-select")
        let machine = machine(isMac: isMac) { words in
            let end = try? Tool(words)([])
            return end?.status == 0 ? end?.output.trimmingCharacters(in: .newlines) ?? "" : ""
        }
        let lines = machine + [temporary, place(for: workspace.folder)] + copy(in: workspace)
        try Terminal.current.print(lines.map { Line($0) })
        return lines.allSatisfy { $0.hasPrefix("ok") } ? 0 : 1
    }

    private static func need(_ isMet: Bool, _ what: String, _ remedy: String) -> String {
        isMet ? "ok    \(what)" : "NOT   \(what): \(remedy)"
    }

    /// Checks whether the temporary folder, which nothing creates, can be written to.
    private static var temporary: String {
        let folder = URL.temporaryDirectory
        let problem = folder.writingProblem.map { "\($0) Or set TMPDIR to another folder." }
        return need(problem == nil, "a temporary folder, '\(folder.path)'", problem ?? "")
    }

    /// Checks whether `folder` can be written to, or created along with its parent folders.
    static func place(for folder: URL) -> String {
        let remedy = "choose another with 'kata start N --in DIR'."
        let nearest = sequence(first: folder) { $0.deletingLastPathComponent() }.first(where: \.exists) ?? folder
        let problem = nearest.writingProblem.map { "\($0) Or \(remedy)" }
        return need(problem == nil, "a folder to write in, '\(folder.path)'", problem ?? "")
    }

    /// Checks whether a machine meets the requirements of the exercises.
    /// - Parameter answer: A closure that returns a command's output, or an empty string if the command fails.
    static func machine(isMac: Bool, answer: ([String]) -> String) -> [String] {
        let xcode = isMac ? answer(["xcode-select", "-p"]) : "not needed"
        var isNew = false
        var hasGit = false
        // On a Mac without developer tools, these two commands open a dialog.
        if !xcode.isEmpty {
            isNew = isNewEnough(answer(["swift", "--version"]))
            hasGit = !answer(["git", "--version"]).isEmpty
        }
        var lines = isMac ? [need(xcode: xcode)] : []
        let install = isMac ? "\(installXcode), and make sure that 'which swift' prints /usr/bin/swift" : installSwift
        lines.append(need(isNew, "Swift 6.2 or later", install))
        let openXcode = "open Xcode once: it includes git, and asks you to accept its licence"
        lines.append(need(hasGit, "git", isMac ? openXcode : "install git"))
        if isNew {
            // Some runtimes crash when a main-actor object is deallocated (swiftlang/swift#87316).
            let probe = ["swift", "-swift-version", "6", "-e", Resource.text("probe.template")]
            let update = isMac ? "update macOS, to 26.4 or later" : "update Swift, to 6.3.1 or later"
            lines.append(need(answer(probe) == "released", "a sound Swift runtime", update))
        }
        return lines
    }

    private static let installSwift = "install it from swift.org, and put it first in your PATH"
    private static let installXcode =
        "install Xcode 26 or later, then run 'sudo xcode-select -s /Applications/Xcode.app'"

    /// Checks whether the developer tools in a folder, or none if it's empty, are those of Xcode.
    private static func need(xcode: String) -> String {
        if xcode.isEmpty {
            return need(false, "Xcode", "there are no developer tools; \(installXcode)")
        }
        let isXcode = URL(filePath: xcode).lastPathComponent != "CommandLineTools"
        return need(isXcode, "Xcode", "the Command Line Tools can't build the tests; \(installXcode)")
    }

    private static func isNewEnough(_ version: String) -> Bool {
        guard let match = version.firstMatch(of: /Swift version (\d+)\.(\d+)/),
            let major = Int(match.1), let minor = Int(match.2)
        else { return false }
        return (major, minor) >= (6, 2)
    }

    /// Checks the participant's copy. Returns no lines if there's no copy yet.
    static func copy(in workspace: Workspace) -> [String] {
        guard !workspace.folder.isEmptyOrMissing else { return [] }
        let isThere = workspace.folder.appending(path: "Package.swift").exists
        let lost = "its folder has no '.kata', so name the folder of your copy with '--in DIR', or start one there"
        return [
            need(workspace.isLaid, "your copy", lost),
            need(isThere, "its Package.swift", "restore it, or run 'kata reset'"),
        ]
    }
}
