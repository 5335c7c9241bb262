import Foundation

extension KataCommand {
    static let doctor = KataCommand("doctor") { arguments, repository in
        let workspace = Workspace(in: repository, arguments)
        let folder = workspace.folder
        let parent = folder.exists ? folder : folder.deletingLastPathComponent()
        let machine = Machine(isMac: FileManager.default.fileExists(atPath: "/usr/bin/xcode-select")) { words in
            (try? Tool(words)([])).map { $0.status == 0 ? $0.output.trimmingCharacters(in: .newlines) : "" } ?? ""
        }
        let place = (
            FileManager.default.isWritableFile(atPath: parent.path), "a folder to write in, '\(folder.path)'",
            "choose another with 'kata start N --in DIR'"
        )
        let findings = machine.findings + [place] + copy(in: workspace)
        for finding in findings { print(line(finding)) }
        return findings.allSatisfy(\.0) ? 0 : 1
    }

    static func line(_ finding: (isWell: Bool, what: String, remedy: String)) -> String {
        finding.isWell ? "ok    \(finding.what)" : "NOT   \(finding.what): \(finding.remedy)"
    }

    /// Findings about the participant's copy; none before there is one.
    static func copy(in workspace: Workspace) -> [(Bool, String, String)] {
        guard !workspace.folder.isEmptyOrMissing else { return [] }
        let manifest = workspace.folder.appending(path: "Package.swift")
        return [
            (workspace.isLaid, "your copy", "its start is lost: 'kata start N --in DIR' sets up a new copy elsewhere"),
            (manifest.exists, "its Package.swift", "restore it, or run 'kata reset'"),
        ]
    }
}
