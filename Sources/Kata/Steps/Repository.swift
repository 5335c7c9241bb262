import Foundation

/// This package, which contains the steps.
struct Repository: Sendable {
    let root: URL
    var swift = Tool.swift

    static let this = Repository(root: URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL)

    /// Returns the sources of `step`, by file name.
    func sources(of step: Step) throws -> [String: String] {
        try root.appending(path: "Sources/TopMovies/\(step.folder)").swiftFiles()
    }

    func text(at path: String) throws -> String { try root.appending(path: path).text() }

    /// Returns the lines of a step's `--trace` output for each action, by the action's name.
    func traces(of step: Step) throws -> [String: [String]] {
        let parts = try text(at: "Tests/ProgramTests/Goldens/\(step.program).txt").split(separator: "\n\n")
            .map { $0.split(separator: "\n").map(String.init) }
        return Dictionary(uniqueKeysWithValues: parts.map { ($0.first ?? "", Array($0.dropFirst())) })
    }
}
