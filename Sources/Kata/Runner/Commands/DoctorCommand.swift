import Foundation

extension KataCommand {
    static let doctor = KataCommand("doctor", options: ["--in DIR"]) { arguments, repository in
        let workspace = Workspace(in: repository, arguments)
        let folder = workspace.folder
        let swift = try Tool.swift(["--version"]).output.firstMatch(of: /Swift version (\d+)\.(\d+)/)
        let parent = folder.exists ? folder : folder.deletingLastPathComponent()
        let findings =
            [
                (
                    swift.map { (Int($0.1) ?? 0, Int($0.2) ?? 0) >= (6, 2) } ?? false, "Swift 6.2 or later",
                    "install it from swift.org, and see that 'swift' is found first there"
                ),
                (try Tool.git(["--version"]).status == 0, "git", "install git"),
                (
                    FileManager.default.isWritableFile(atPath: parent.path), "a folder to write in, '\(folder.path)'",
                    "choose another with 'kata start N --in DIR'"
                ),
            ] + copy(in: workspace)
        for (isWell, what, remedy) in findings { print(isWell ? "ok    \(what)" : "NOT   \(what): \(remedy)") }
        return findings.allSatisfy(\.0) ? 0 : 1
    }

    /// What there is to say of the participant's copy: nothing before there is one.
    static func copy(in workspace: Workspace) -> [(Bool, String, String)] {
        guard workspace.folder.exists, !workspace.folder.isEmptyOrMissing else { return [] }
        return [
            (
                workspace.isLaid, "your copy",
                "the copy as it was laid is gone: 'kata start N --in DIR' lays a new one in another folder"
            ),
            (
                workspace.folder.appending(path: "Package.swift").exists, "its Package.swift",
                "put it back as it was laid, or run 'kata reset'"
            ),
        ]
    }
}
