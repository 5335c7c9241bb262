import Foundation

/// A change request, with its patches for each step: a folder of `Steps/changes`.
///
/// `laws.patch` holds the laws of the new behaviour, `shared.patch` the code below all steps, and `1.patch` to
/// `4.patch` the change in each step. `README.md` states the request, where its cost falls, and why.
struct Change: Sendable {
    /// The folder's name, such as `03-stars`.
    let name: String
    let title: String
    /// The folder's name as words, such as `stars`.
    var shortName: String { name.drop { !$0.isLetter }.split(separator: "-").joined(separator: " ") }
    /// Where the cost of the change falls, and why.
    let reading: String
    private let folder: URL

    /// All change requests, in order.
    static func all(in repository: Repository) throws -> [Change] {
        let folder = repository.root.appending(path: "Steps/changes")
        return try folder.names.filter { folder.appending(path: $0).isFolder }.sorted().map {
            try Change(folder.appending(path: $0))
        }
    }

    init(_ folder: URL) throws {
        self.folder = folder
        name = folder.lastPathComponent
        let text = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        guard let match = text.firstMatch(of: /^# (.+)\n(?s:.*)\n## Where the cost falls, and why\n\n(?s:(.+))$/) else {
            throw KataError("'\(name)/README.md' needs a title, and a section 'Where the cost falls, and why'.")
        }
        title = String(match.1)
        reading = match.2.trimmingCharacters(in: .newlines).replacing("\n", with: " ")
    }

    /// The steps in which it's carried out.
    var steps: [Step] { Step.all.filter { patch("\($0.number)").exists } }

    /// Returns the layers of the laws that it adds, once for each law.
    func layersOfLaws() throws -> [String] {
        guard patch("laws").exists else { return [] }
        return try String(contentsOf: patch("laws"), encoding: .utf8)
            .matches(of: /(?m)^\+ *LayerLaw\(\s*\.(\w+),/).map { String($0.1) }
    }

    private var patches: [String] {
        (["laws", "shared"] + steps.map { "\($0.number)" }).filter { patch($0).exists }
    }

    /// Applies it to a copy of the package, in all steps, and reverts it after `body`.
    /// - Throws: A ``KataError`` that names the patch that no longer applies.
    func carryOut<Value>(in copy: URL, _ body: () throws -> Value) throws -> Value {
        for name in patches { try apply(name, [], to: copy) }
        let value = Result(catching: body)
        for name in patches.reversed() { try apply(name, ["--reverse"], to: copy) }
        return try value.get()
    }

    /// Reverts the change in one file of a step, or applies it again.
    func apply(_ file: String, of step: Step, isReversed: Bool, to copy: URL) throws {
        let options = ["--include=Sources/TopMovies/\(step.folder)/\(file)"] + (isReversed ? ["--reverse"] : [])
        try apply("\(step.number)", options, to: copy)
    }

    private func apply(_ name: String, _ options: [String], to copy: URL) throws {
        // The copy may be inside a repository, where git would look for the patch's files.
        let git = Tool(["git"], environment: ["GIT_CEILING_DIRECTORIES": copy.deletingLastPathComponent().path])
        let end = try git(
            ["apply", "--whitespace=nowarn"] + options + [patch(name).path], in: copy, mergesErrors: true)
        guard end.status == 0 else {
            throw KataError(
                "'\(self.name)/\(name).patch' no longer applies: \(end.output.lines[0]). Write it again.")
        }
    }

    private func patch(_ name: String) -> URL { folder.appending(path: "\(name).patch") }
}
