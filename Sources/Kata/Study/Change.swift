import Foundation

/// A change request, with its patches for each step: a folder of `Steps/changes`.
/// `laws.patch` adapts the tests, and adds the laws of the new behaviour; `shared.patch` changes the code below all
/// steps, and `1.patch` to `4.patch` a step. `README.md` states the request, where its cost falls, and why.
struct Change {
    private let folder: URL
    let title: String
    /// Where the cost of the change falls, and why.
    let reading: String
    /// The folder's name, such as `03-stars`.
    var name: String { folder.lastPathComponent }
    /// The folder's name as words, such as `stars`.
    var shortName: String { String(name.dropFirst(3)).replacing("-", with: " ") }

    static func all(in repository: Repository) throws -> [Change] {
        let folder = repository.root.appending(path: "Steps/changes")
        return try folder.names.sorted().map { folder.appending(path: $0) }.filter(\.isFolder).map(Change.init)
    }

    init(_ folder: URL) throws {
        self.folder = folder
        let text = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        guard let reading = text.range(of: "\n## Where the cost falls, and why\n"), text.hasPrefix("# ") else {
            let name = folder.lastPathComponent
            throw KataError("'\(name)/README.md' needs a title, and a section 'Where the cost falls, and why'.")
        }
        title = String(text.lines[0].dropFirst(2))
        self.reading = text[reading.upperBound...].trimmingCharacters(in: .newlines).replacing("\n", with: " ")
        steps = Step.all.filter { patch("\($0.number)") != nil }
    }

    /// The steps in which it's carried out: those with a patch, and step 4 if step 3 has one.
    private(set) var steps: [Step] = []
    var isWhole: Bool { steps.count == Step.all.count }

    /// A figure in each step in which it's carried out.
    func cells(_ figure: (Step) -> Int) -> Figures.Cells { Step.all.map { steps.contains($0) ? figure($0) : nil } }

    var patch: String { (["laws", "shared"] + Step.all.map { "\($0.number)" }).compactMap(patch).joined() }

    /// Returns how many laws it adds that try a single layer of `step` below the views.
    func lawsBelowViews(in step: Step) -> Int {
        let added = (patch("laws") ?? "").lines.filter { $0.hasPrefix("+") }
        let layers = ["business", "presenter", "router"].prefix(step.number)
        return added.count { line in layers.contains { line.contains("LayerLaw(.\($0),") } }
    }

    /// Returns a patch; nil if the change has none. Where step 4 has none of its own, its patch is step 3's, renamed.
    private func patch(_ name: String) -> String? {
        let own = try? String(contentsOf: folder.appending(path: "\(name).patch"), encoding: .utf8)
        let (old, new) = (Step.all[2], Step.all[3])
        guard name == "4", own == nil, let third = patch("3") else { return own }
        return [(old.folder, new.folder), (old.module, new.module), (old.program, new.program), ("Step3", "Step4")]
            .reduce(Rename.applied(to: third)) { $0.replacing($1.0, with: $1.1) }
    }
}
