import ConsoleUI
import Foundation

extension MutantSubject {
    /// Runs the laws on each copy, in a package with every copy as its own module, and returns the verdicts.
    /// - Throws: A ``KataError`` if a step lacks the text that a mutant replaces, or if the copies don't build.
    func judge(_ copies: [Copy], in repository: Repository) throws -> [MutantVerdict] {
        // All subjects use one folder, so that the libraries they share are built only once.
        let folder = repository.root.appending(path: ".build/mutants/package")
        let mutants = Manifest.Target(names: copies.map(\.module), libraries: app.libraries)
        let judge = Manifest.Target(
            kind: "executableTarget", names: ["judge"], modules: mutants.names,
            libraries: app.libraries + [app.laws.module], settings: "library")
        let manifest = Manifest("Mutants", on: repository, targets: [mutants, judge]).text
        var sources = ["Package.swift": manifest, "Sources/judge/main.swift": main(judging: mutants.names)]
        for copy in copies { try sources.merge(self.sources(of: copy, in: repository)) { $1 } }
        let paths = folder.appending(path: "Sources").subpaths.map { "Sources/\($0)" }.filter(\.isSource)
        for path in paths where sources[path] == nil { try folder.appending(path: path).removeIfThere() }
        // Writes only files that have changed, so that the others aren't built again.
        try folder.write(sources.filter { $1 != (try? Repository(root: folder).text(at: $0)) })
        try FileHandle.standardError.write("Building \(copies.count) copies of the steps, each with one edit …\n")
        // Builds without the data for editors and debuggers, and with one compiler process per module.
        let compiler = ["-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo"]
        let build =
            ["build", "--package-path", folder.path, "--disable-index-store", "-debug-info-format", "none"]
            + compiler.flatMap { ["-Xswiftc", $0] }
        let end = try Tool.swift(build)
        guard end.status == 0 else {
            let errors = end.output.lines.filter { $0.contains("error:") }.prefix(5)
            throw KataError("The mutants do not build:\n\(errors.joined(separator: "\n"))")
        }
        let products = try Tool.swift(build + ["--show-bin-path"]).output.split(separator: "\n").last ?? ""
        return try copies.concurrentMap { try Self.verdict(on: $0, by: "\(products)/judge") }
    }

    /// Runs every law on a copy, in a separate process because the copy may crash.
    /// - Parameter limit: The maximum time in seconds.
    static func verdict(on copy: Copy, by program: String, limit: Int = 30) throws -> MutantVerdict {
        let end = try Tool([program])([copy.module], limit: limit)
        let laws = Set(end.output.split(separator: "\n").map(String.init)).sorted()
        let problem = end.status == 0 ? nil : " in full: it crashed or hung"
        return MutantVerdict(on: copy.mutant, in: copy.step, rejectedBy: laws, problem: problem)
    }

    private func sources(of copy: Copy, in repository: Repository) throws -> [String: String] {
        let original = try repository.root.appending(path: "\(app.folder)/\(folders[copy.step - 1])").swiftFiles()
        let edited = try copy.mutant.applied(to: original, as: copy.step, of: self)
        var sources = Dictionary(uniqueKeysWithValues: edited.map { ("Sources/\(copy.module)/\($0)", $1) })
        sources["Sources/judge/\(copy.module)Feature.swift"] = app.conformance(of: copy.module)
        let layers = try repository.text(at: app.layersFile(folders[copy.step - 1]))
        let file = "Sources/judge/\(copy.module)Layers.swift"
        sources[file] = try copy.mutant.applied(toLayers: layers, as: copy.step, of: self)
            .replacing(/static let \w+ = (\w+)\(/) { "static let \(copy.module) = \($0.1)(" }
            .replacing(/@testable import \w+/, with: "@testable import \(copy.module)")
            // The copies' doubles are in one module.
            .replacing("PresenterDouble", with: "PresenterDouble\(copy.module)")
        return sources
    }

    private func main(judging modules: [String]) -> String {
        let cases = modules.map { module in
            """
            case "\(module)":
                step = \(module).\(app.feature).self
                layers = .\(module)
            """
        }
        let imports = modules.map { "import \($0)" }
        return Resource.text(
            "judge.template",
            [
                "laws": Set([app.laws.module, "Conformance"]).sorted().map { "import \($0)" }.joined(separator: "\n"),
                "imports": imports.joined(separator: "\n"), "cases": cases.joined(separator: "\n"),
                "law": app.laws.law, "step": app.laws.step, "layered": app.laws.layered, "layers": app.laws.layers,
            ]) + "\n"
    }
}
