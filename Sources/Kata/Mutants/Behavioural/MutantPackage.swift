import Foundation
import KataRoute

/// A package that holds every mutant as a module of its own, and one program that judges them, so that all are built
/// at once.
struct MutantPackage {
    /// A mutant of one step.
    struct Copy {
        let mutant: Mutant
        let step: Int
        /// The name of its module.
        let module: String
    }

    /// The repository's folder, and where the package is written.
    let root: URL
    let folder: URL
    let copies: [Copy]

    init(root: URL, folder: URL, mutants: [Mutant]) {
        (self.root, self.folder) = (root, folder)
        copies = zip(1..., mutants).flatMap { number, mutant in
            mutant.steps.map { Copy(mutant: mutant, step: $0, module: "Mutant\(number)Step\($0)") }
        }
    }

    /// Writes the package. Files that are as they should be are left alone, so that building it again is quick.
    /// - Throws: ``MutantError`` where a mutant's place is not found in a step.
    func write() throws {
        var files = ["Package.swift": manifest, "Sources/judge/main.swift": main]
        for copy in copies { try files.merge(self.files(of: copy)) { $1 } }
        let sources = folder.appending(path: "Sources")
        let present = FileManager.default.subpaths(atPath: sources.path(percentEncoded: false)) ?? []
        for path in present where path.hasSuffix(".swift") && files["Sources/\(path)"] == nil {
            try FileManager.default.removeItem(at: sources.appending(path: path))
        }
        for (path, text) in files { try write(text, to: folder.appending(path: path)) }
    }

    private func files(of copy: Copy) throws -> [String: String] {
        let step = Step.all[copy.step - 1]
        let rename = { (text: String) in copy.step == 4 ? Rename.applied(to: text) : text }
        var files = Dictionary(
            uniqueKeysWithValues: try Repository(root: root).sources(of: step).map {
                ("Sources/\(copy.module)/\($0)", $1)
            })
        let place = "Sources/\(copy.module)/\(rename(copy.mutant.file))"
        for edit in copy.mutant.edits {
            guard var text = files[place], let range = text.range(of: rename(edit.original)) else {
                throw MutantError(
                    copy.mutant.id, in: copy.mutant.file, step: copy.step, original: edit.original)
            }
            text.replaceSubrange(range, with: rename(edit.fault))
            files[place] = text
        }

        let adapter = root.appending(path: "Tests/TopMoviesTests/Layers/Step\(copy.step)Layers.swift")
        files["Sources/judge/\(copy.module)Layers.swift"] = try String(contentsOf: adapter, encoding: .utf8)
            .replacing(step.module, with: copy.module).replacing("Step\(copy.step)Layers", with: "\(copy.module)Layers")
        files["Sources/judge/\(copy.module)Feature.swift"] = """
            public import Conformance
            public import MovieCatalog
            public import \(copy.module)

            extension \(copy.module).MovieListModule: TopMoviesStep {
                public static func make(service: any MovieService, limit: Int) -> Self {
                    Self(service: service, limit: limit)
                }
            }

            """
        return files
    }

    private func write(_ text: String, to file: URL) throws {
        let current = try? String(contentsOf: file, encoding: .utf8)
        if current == text { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
