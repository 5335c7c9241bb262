import Foundation

/// The folder of this package, with the steps in it.
struct Repository: Sendable {
    /// The folder that holds `Package.swift`.
    let root: URL

    /// The package in `root`.
    init(root: URL) {
        self.root = root
    }

    /// The folder of the steps' sources.
    var stepsFolder: URL { root.appending(path: "Sources/TopMovies") }

    /// The sources of `step`: what each file holds, by its name.
    /// - Throws: what reading the files throws.
    func sources(of step: Step) throws -> [String: String] {
        let folder = stepsFolder.appending(path: step.folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    /// What `--trace` prints of `step`, in paragraphs that each begin with the name of what was done.
    /// - Throws: what reading the file throws.
    func trace(of step: Step) throws -> String {
        try String(contentsOf: root.appending(path: "Tests/ProgramTests/Goldens/\(step.program).txt"), encoding: .utf8)
    }
}
