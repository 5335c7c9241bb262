import Foundation

/// A copy of the package with one target's tests and what they need, in which libraries get one fault at a time.
struct LibraryTrial: Sendable {
    /// The tests that must notice the faults, such as `BindingTests`.
    let tests: String

    static let all = ["BindingTests", "CatalogTests", "ConsoleTests", "PracticeTests", "StructureTests"].map(
        LibraryTrial.init)

    /// Copies and builds what the tests need.
    /// - Returns: The copy.
    /// - Throws: A ``KataError`` if the tests fail without a fault.
    func prepare(in repository: Repository) throws -> URL {
        let folder = repository.root.appending(path: ".build/libraries/\(tests)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for part in ["Sources", "Steps", "Tests"] {
            try folder.appending(path: part).removeIfThere()
            try FileManager.default.copyItem(
                at: repository.root.appending(path: part), to: folder.appending(path: part))
        }
        let selection = Resource.text("selection.template", ["tests": tests])
        try folder.write(["Package.swift": try repository.text(at: "Package.swift") + "\n" + selection + "\n"])
        guard case .passed = try run(in: folder) else {
            throw KataError("\(tests) must pass before faults are made: run 'swift test --filter \(tests)'.")
        }
        return folder
    }

    /// Makes each fault in a copy, one after the other, and reports whether a test noticed it.
    func judge(_ mutants: [Mutant], in repository: Repository, _ report: (Mutant, Matrix.Row) -> Void) throws {
        try ByteStream.standardError.write("Building \(tests), \(mutants.count) times with a fault …\n")
        let folder = try prepare(in: repository)
        let sources = folder.appending(path: "Sources")
        for mutant in mutants {
            let files = Dictionary(
                uniqueKeysWithValues: try Set(mutant.patch.edits.map(\.file)).map {
                    ($0, try String(contentsOf: sources.appending(path: $0), encoding: .utf8))
                })
            try sources.write(try mutant.applied(to: files, as: 1))
            report(mutant, try run(in: folder).row)
            try sources.write(files)
        }
    }

    enum Outcome {
        case notBuilt(String)
        case passed
        /// The names of the failing tests and their runs; none if the tests crash or never end.
        case failed([String])

        fileprivate var row: Matrix.Row {
            let sentence =
                switch self {
                case .notBuilt(let error): "NOT judged: it does not build: \(error)"
                case .passed: "SURVIVED"
                case .failed(let names) where names.isEmpty: "noticed by a crash, or as the tests never end"
                case .failed(let names):
                    "noticed by '\(names[0])'\(names.count > 1 ? " and \(names.count - 1) more" : "")"
                }
            return Matrix.Row(step: 1, sentence: sentence, isExpected: sentence.hasPrefix("noticed"))
        }
    }

    /// Builds the copy, and runs the tests in it.
    func run(in folder: URL) throws -> Outcome {
        let options = ["--package-path", folder.path, "--disable-xctest", "-debug-info-format", "none"]
        // A fault may leave a warning, such as that of a name that is not used any more.
        let swift = Tool(["swift"], environment: ["TOP_MOVIES_STRICT": ""])
        let build = try swift(["build", "--build-tests"] + options, mergesErrors: true)
        guard build.status == 0 else {
            // The compiler's own line comes after that of the build.
            let errors = build.output.lines.filter { $0.contains("error:") }
            return .notBuilt(errors.first { $0.contains(".swift:") } ?? errors.first ?? build.output)
        }
        let end = try swift(["test", "--skip-build"] + options, mergesErrors: true, limit: 120)
        guard end.status != 0 || end.isTooLong else { return .passed }
        let names =
            end.output.matches(of: /Test "(.+?)"(?: with \d+ test cases)? failed after/).map { String($0.1) }
            + end.output.matches(of: /with 1 argument run → (.+?) at \w+\.swift/).map { String($0.1) }
        return .failed(Set(names).sorted())
    }
}
