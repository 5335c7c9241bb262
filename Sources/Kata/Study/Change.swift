import Foundation

/// A change request, with its patches for each column: a folder in `Steps/changes`. `laws.patch` adapts the tests and
/// adds laws for the new behaviour, `shared.patch` changes the code that all steps share, and any other patch changes a
/// column. `README.md` explains the request, and where and why the change costs lines.
struct Change {
    private let folder: URL
    let title: String
    /// The folder's name, such as `03-stars`.
    var name: String { folder.lastPathComponent }
    /// The folder's name without its number and hyphens, such as `stars`.
    var shortName: String { String(name.dropFirst(3)).replacing("-", with: " ") }

    static func all(in repository: Repository) throws -> [Change] {
        let folder = repository.root.appending(path: "Steps/changes")
        return try folder.names.sorted().map { folder.appending(path: $0) }.filter(\.isFolder).map(Change.init)
    }

    init(_ folder: URL) throws {
        self.folder = folder
        let text = try folder.appending(path: "README.md").text()
        title = String(text.lines[0].dropFirst(2))
    }

    var patch: String { (["laws", "shared"] + Column.all.map(\.name) + ["4"]).compactMap(patch).joined() }

    /// Returns the number of added laws that test a single layer below the views; nil for 1b, which had none yet.
    func lawsBelowViews(in column: Column) -> Int? {
        guard let step = Int(column.name) else { return nil }
        let added = (patch("laws") ?? "").lines.filter { $0.hasPrefix("+") }
        let layers = ["business", "presenter", "router"].prefix(step)
        return added.count { line in layers.contains { line.contains("LayerLaw(.\($0),") } }
    }

    /// Returns a patch, or nil if the change has none. If step 4 has no patch of its own, returns step 3's, renamed. If
    /// 1b with a router has none, because the router makes no difference to the change, returns 1b's patch.
    private func patch(_ name: String) -> String? {
        let own = try? folder.appending(path: "\(name).patch").text()
        if own == nil, name == "1b-router" { return patch("1b")?.replacing("1b-MVVM", with: "1b-Router") }
        guard own == nil, name == "4", let third = patch("3") else { return own }
        let (old, new) = (Step.all[2], Step.all[3])
        return [(old.folder, new.folder), (old.module, new.module), (old.program, new.program), ("Step3", "Step4")]
            .reduce(Rename.applied(to: third)) { $0.replacing($1.0, with: $1.1) }
    }
}
