import Foundation

/// This package, with the steps in it.
struct Repository: Sendable {
    /// The folder that holds `Package.swift`.
    let root: URL

    /// The sources of `step`: what each file holds, by its name.
    func sources(of step: Step) throws -> [String: String] {
        try root.appending(path: "Sources/TopMovies/\(step.folder)").swiftFiles()
    }

    func text(at path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// The parts of what `--trace` prints of a step: the lines of each, by the name of what is done.
    func traces(of step: Step) throws -> [String: [String]] {
        let parts = try text(at: "Tests/ProgramTests/Goldens/\(step.program).txt").split(separator: "\n\n")
            .map { $0.split(separator: "\n").map(String.init) }
        return Dictionary(uniqueKeysWithValues: parts.map { ($0.first ?? "", Array($0.dropFirst())) })
    }
}
