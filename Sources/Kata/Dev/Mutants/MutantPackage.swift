import ConsoleUI
import Foundation

/// A package that holds every mutant as a module of its own, and one program that judges them, so that all are built at
/// once.
struct MutantPackage {
    struct Copy {
        let mutant: Mutant
        let step: Int
        let module: String
    }

    let subject: MutantSubject
    let repository: Repository
    let mutants: [Mutant]
    let copies: [Copy]

    /// - Parameter isQuick: Whether each mutant is tried in one of its steps only, which take turns.
    init(of subject: MutantSubject, in repository: Repository, mutants: [Mutant], isQuick: Bool = false) {
        (self.subject, self.repository, self.mutants) = (subject, repository, mutants)
        copies = zip(1..., mutants).flatMap { number, mutant in
            var steps = Array(mutant.steps.clamped(to: 1...subject.folders.count))
            if subject.isFirstEnough { steps = [steps[0]] } else if isQuick { steps = [steps[number % steps.count]] }
            return steps.map { Copy(mutant: mutant, step: $0, module: "Mutant\(number)Step\($0)") }
        }
    }

    /// Builds the copies, tries the laws on each, and reports the verdicts.
    /// - Returns: The laws that caught a mutant which no other law of their group caught.
    func judge(_ report: (Mutant, [Matrix.Row]) -> Void) throws -> Set<String> {
        try write()
        try ByteStream.standardError.write("Building \(copies.count) copies of the steps, each with one edit …\n")
        let program = try build()
        let verdicts = try copies.concurrentMap { copy in Result { try Self.judge(copy, with: program) } }
            .map { try $0.get() }
        for mutant in mutants {
            let judged = zip(copies, verdicts).filter { $0.0.mutant.description == mutant.description }
            report(
                mutant,
                judged.map { .init(of: mutant, in: $0.step, rejectedBy: $1.laws, isOrderly: $1.isOrderly) })
        }
        let caught = verdicts.flatMap { verdict in subject.laws.map { verdict.laws.filter($0.contains) } }
        return Set(caught.filter { $0.count == 1 }.joined())
    }

    private var folder: URL { repository.root.appending(path: ".build/\(subject.package)") }

    /// Writes the package. Leaves unchanged files alone, so that the next build is quick.
    /// - Throws: A ``KataError`` if a step lacks the text that a mutant replaces.
    func write() throws {
        var files = ["Package.swift": manifest, "Sources/judge/main.swift": judge]
        for copy in copies { try files.merge(self.files(of: copy)) { $1 } }
        for path in folder.appending(path: "Sources").subpaths
        where path.hasSuffix(".swift") && files["Sources/\(path)"] == nil {
            try FileManager.default.removeItem(at: folder.appending(path: "Sources/\(path)"))
        }
        try folder.write(files.filter { (try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)) != $1 })
    }

    /// Builds the package without an editor's or a debugger's data, and with one compiler process per module.
    /// - Returns: The program that judges a copy.
    /// - Throws: A ``KataError`` with the compiler's first errors.
    func build() throws -> URL {
        let build = [
            "build", "--package-path", folder.path, "--disable-index-store", "-debug-info-format", "none",
            "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads", "-Xswiftc", "1",
            "-Xswiftc", "-no-emit-module-separately-wmo",
        ]
        let end = try Tool.swift(build)
        guard end.status == 0 else {
            let errors = end.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
            throw KataError("The mutants do not build:\n\(errors.joined(separator: "\n"))")
        }
        let products = try Tool.swift(build + ["--show-bin-path"]).output.split(separator: "\n").last ?? ""
        return URL(filePath: String(products)).appending(path: "judge")
    }

    /// The laws that reject a mutant, and whether the program that judged it finished.
    typealias Verdict = (laws: [String], isOrderly: Bool)

    /// Tries every law on a mutant, in a process of its own, which may crash.
    /// - Parameter limit: How many seconds it may take.
    static func judge(_ copy: Copy, with program: URL, limit: Int = 30) throws -> Verdict {
        let end = try Tool([program.path])([copy.module], limit: limit)
        return (Set(end.output.split(separator: "\n").map(String.init)).sorted(), end.status == 0)
    }

    private func files(of copy: Copy) throws -> [String: String] {
        let sources = try repository.root.appending(path: subject.folders[copy.step - 1]).swiftFiles()
        let edited = try copy.mutant.applied(to: sources, as: copy.step) {
            subject.renamed($0, of: copy.mutant, in: copy.step)
        }
        var files = Dictionary(uniqueKeysWithValues: edited.map { ("Sources/\(copy.module)/\($0)", $1) })
        files["Sources/judge/\(copy.module)Feature.swift"] = subject.app.conformance(of: copy.module)
        if subject.hasLayerLaws {
            let layers = "Step\(copy.step)Layers"
            let text = try repository.text(at: "Tests/TopMoviesTests/Layers/\(layers).swift")
            files["Sources/judge/\(copy.module)Layers.swift"] =
                text.replacing(Step.all[copy.step - 1].module, with: copy.module)
                .replacing(layers, with: "\(copy.module)Layers")
        }
        return files
    }

    private var manifest: String {
        let (app, names) = (subject.app, copies.map(\.module))
        return Manifest(
            "Mutants", on: repository,
            targets: [
                .init(names: names, libraries: app.libraries),
                .init(
                    kind: "executableTarget", names: ["judge"], modules: names,
                    libraries: app.libraries + [app.laws.module], settings: "library"),
            ]
        ).text
    }

    private var judge: String {
        let (laws, feature) = (subject.app.laws, subject.app.feature.type)
        func choice(_ name: String, _ type: String, _ value: (String) -> String) -> String {
            """
            let \(name): any \(type).Type = switch CommandLine.arguments[1] {
            \(copies.map { "case \"\($0.module)\": \(value($0.module)).self" }.joined(separator: "\n"))
            default: fatalError("There is no mutant \\(CommandLine.arguments[1]).")
            }
            """
        }
        let layers = choice("layers", "StepLayers") { "\($0)Layers" }
        let layerLaws = """
                for law in LayerLaw.all where law.applies(to: layers) {
                    do { try await law(layers, format: format) } catch { print(law) }
                }
            """
        return Resource.text(
            "judge.template",
            [
                "laws": laws.module, "law": laws.law,
                "imports": copies.map { "import \($0.module)" }.joined(separator: "\n"),
                "subject": choice("subject", laws.step) { "\($0).\(feature)" },
                "layers": subject.hasLayerLaws ? layers : "", "layerLaws": subject.hasLayerLaws ? layerLaws : "",
            ]) + "\n"
    }
}
