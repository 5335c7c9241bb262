import Foundation

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

    let subject: MutantSubject
    /// The repository's folder, and where the package is written.
    let root: URL
    let folder: URL
    let copies: [Copy]

    init(of subject: MutantSubject, root: URL, mutants: [Mutant]) {
        (self.subject, self.root) = (subject, root)
        folder = root.appending(path: ".build/\(subject.package)")
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
        let mutant = copy.mutant
        let rename = { subject.renamed($0, mutant.file, copy.step) }
        var files = Dictionary(
            uniqueKeysWithValues: try subject.sources(of: copy.step, in: root).map {
                ("Sources/\(copy.module)/\($0)", $1)
            })
        let place = "Sources/\(copy.module)/\(rename(mutant.file))"
        for edit in mutant.edits {
            guard var text = files[place], let range = text.range(of: rename(edit.original)) else {
                throw MutantError(mutant.id, in: mutant.file, step: copy.step, original: edit.original)
            }
            text.replaceSubrange(range, with: rename(edit.fault))
            files[place] = text
        }
        for (name, text) in try subject.adapters(copy, root) { files["Sources/judge/\(name)"] = text }
        return files
    }

    private func write(_ text: String, to file: URL) throws {
        let current = try? String(contentsOf: file, encoding: .utf8)
        if current == text { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
