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

    /// Whether to also run the laws for single layers, with layers created by code from each step's tests.
    private var hasLayerLaws: Bool { app.hasLayerLaws && !laws.isEmpty }

    private func sources(of copy: Copy, in repository: Repository) throws -> [String: String] {
        let original = try repository.root.appending(path: "\(app.folder)/\(folders[copy.step - 1])").swiftFiles()
        let edited = try copy.mutant.applied(to: original, as: copy.step, of: self)
        var sources = Dictionary(uniqueKeysWithValues: edited.map { ("Sources/\(copy.module)/\($0)", $1) })
        sources["Sources/judge/\(copy.module)Feature.swift"] = app.conformance(of: copy.module)
        if hasLayerLaws {
            let layers = "Step\(copy.step)Layers"
            sources["Sources/judge/\(copy.module)Layers.swift"] =
                try repository.text(at: "Tests/TopMoviesTests/Layers/\(layers).swift")
                .replacing(Step.all[copy.step - 1].module, with: copy.module)
                .replacing(layers, with: "\(copy.module)Layers")
        }
        return sources
    }

    private func main(judging modules: [String]) -> String {
        let trials = [
            ("subject", app.laws.step, "\(app.laws.law).all", ".\(app.feature)"),
            ("layers", "StepLayers", "LayerLaw.all where law.applies(to: layers)", "Layers"),
        ].prefix(hasLayerLaws ? 2 : 1)
        let choices = trials.map { name, type, _, ending in
            """
            let \(name): any \(type).Type = switch CommandLine.arguments[1] {
            \(modules.map { "case \"\($0)\": \($0)\(ending).self" }.joined(separator: "\n"))
            default: fatalError("There is no mutant \\(CommandLine.arguments[1]).")
            }
            """
        }
        let loops = trials.map { name, _, laws, _ in
            """
                for law in \(laws) {
                    do { try await law(\(name), format: format) } catch { print(law) }
                }
            """
        }
        let imports = modules.map { "import \($0)" }
        let values = ["laws": [app.laws.module], "imports": imports, "choices": choices, "loops": loops]
        return Resource.text("judge.template", values.mapValues { $0.joined(separator: "\n") }) + "\n"
    }
}
