import Foundation

/// `kata doctor`: whether this machine has what the exercises need.
struct DoctorCommand: KataCommand {
    static let name = "doctor"
    static let audience = Audience.participants
    static let summary = "see whether this machine has what the exercises need"
    static let help = """
        Usage: kata doctor [--in DIR]

        Looks for the Swift toolchain, git, a folder to write in and, if an exercise is begun, your copy. Each line that is not
        ok tells what to do. Exit status: 0 if all is well, else 1.
        """

    private let workspace: Workspace

    init(_ words: [String], in repository: Repository) throws {
        workspace = Workspace(in: repository, path: try CommandWords(words).folder)
    }

    func run() throws -> Int32 {
        let swift = try Tool.swift(["--version"]).output.firstMatch(of: /Swift version (\d+)\.(\d+)/)
        let isNewEnough = swift.map { (Int($0.1) ?? 0, Int($0.2) ?? 0) >= (6, 2) } ?? false
        let parent = workspace.folder.deletingLastPathComponent()
        let findings = [
            finding(
                isNewEnough, "Swift 6.2 or later",
                "install it from swift.org, and see that 'swift' is found first there"),
            finding(try Tool.git(["--version"]).status == 0, "git", "install git"),
            finding(
                FileManager.default.isWritableFile(
                    atPath: workspace.folder.exists ? workspace.folder.path : parent.path),
                "a folder to write in, '\(workspace.folder.path)'", "choose another with 'kata start N --in DIR'"),
            finding(
                !workspace.folder.exists || workspace.isLaid || workspace.folder.isEmptyOrMissing, "your copy",
                "the copy as it was laid is gone: 'kata start N --in DIR' lays a new one in another folder"),
        ]
        for finding in findings { print(finding.text) }
        return findings.allSatisfy(\.isWell) ? 0 : 1
    }

    private func finding(_ isWell: Bool, _ what: String, _ remedy: String) -> (isWell: Bool, text: String) {
        (isWell, isWell ? "ok    \(what)" : "NOT   \(what): \(remedy)")
    }
}
