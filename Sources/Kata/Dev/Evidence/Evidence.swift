import Foundation

/// The cost of the change requests, as far as the patches show it without a build.
struct Evidence: Sendable {
    struct Row: Sendable {
        let change: Change
        /// By step; a step in which the change isn't carried out has none.
        let figures: [Step: ChangeFigures]
    }

    let rows: [Row]
    /// How many lines each step has without any change.
    let sizes: [Step: Int]
    /// How many pairs of changes git can't merge in a step.
    let conflicts: [Step: Int]
    /// How many pairs of changes edit the same file.
    let sharedFiles: [Step: Int]

    /// Applies each change to a copy of the sources.
    /// - Throws: A ``KataError`` that names the patch that no longer applies.
    init(of repository: Repository) throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "kata-changes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let before = try Dictionary(uniqueKeysWithValues: Step.all.map { ($0, try repository.sources(of: $0)) })
        sizes = before.mapValues { $0.values.map { $0.count { $0 == "\n" } }.reduce(0, +) }
        let copy = Repository(root: place)
        for part in ["Sources", "Tests"] {
            try FileManager.default.copyItem(
                at: repository.root.appending(path: part), to: place.appending(path: part))
        }
        let merges = try Merges(in: place.appending(path: "merges"), base: before)
        var repetition = Repetition()
        rows = try Change.all(in: repository).map { change in
            let layers = try change.layersOfLaws()
            let after = try change.carryOut(in: place) {
                try Dictionary(uniqueKeysWithValues: change.steps.map { ($0, try copy.sources(of: $0)) })
            }
            // The change that grows the app would conflict with all others.
            if change.steps.count == Step.all.count { try merges.add(change.name, after) }
            let figures = try after.map { step, files in
                let figures = try ChangeFigures(
                    of: step, before: before[step] ?? [:], after: files, layers: layers, repetition: &repetition)
                return (step, figures)
            }
            return Row(change: change, figures: Dictionary(uniqueKeysWithValues: figures))
        }
        (conflicts, sharedFiles) = (try merges.conflicts(), merges.sharedFiles)
    }
}

/// A git repository with a branch for each change.
private final class Merges {
    private let folder: URL
    private let base: [Step: [String: String]]
    private var branches: [(name: String, files: [Step: [String: String]])] = []

    init(in folder: URL, base: [Step: [String: String]]) throws {
        (self.folder, self.base) = (folder, base)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try git("init", "--quiet", "--initial-branch=base", "--template=")
        try commit(base)
    }

    func add(_ name: String, _ files: [Step: [String: String]]) throws {
        try git("checkout", "--quiet", "-b", name, "base")
        try commit(files)
        branches.append((name, files))
    }

    private var pairs: [(Int, Int)] {
        branches.indices.flatMap { first in branches.indices.dropFirst(first + 1).map { (first, $0) } }
    }

    /// Returns how many pairs of branches git can't merge, by step.
    func conflicts() throws -> [Step: Int] {
        var counts = Dictionary(uniqueKeysWithValues: Step.all.map { ($0, 0) })
        for (first, second) in pairs {
            let merge = ["merge-tree", "--write-tree", "--name-only", branches[first].name, branches[second].name]
            let end = try Tool.git(merge, in: folder)
            guard [0, 1].contains(end.status) else { throw KataError("Merging two changes takes git 2.38 or newer.") }
            let files = end.status == 0 ? [] : end.output.lines.dropFirst().prefix { !$0.isEmpty }
            for step in Step.all where files.contains(where: { $0.hasPrefix("\(step.folder)/") }) {
                counts[step, default: 0] += 1
            }
        }
        return counts
    }

    /// How many pairs of branches change the same file, by step.
    var sharedFiles: [Step: Int] {
        Dictionary(
            uniqueKeysWithValues: Step.all.map { step in
                let touched = branches.map { branch -> Set<String> in
                    let (old, new) = (base[step, default: [:]], branch.files[step, default: [:]])
                    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
                }
                return (step, pairs.count { !touched[$0.0].isDisjoint(with: touched[$0.1]) })
            })
    }

    private func commit(_ steps: [Step: [String: String]]) throws {
        for (step, files) in steps {
            let place = folder.appending(path: step.folder)
            try place.removeIfThere()
            try place.write(files)
        }
        try git("add", "--all")
        try git(
            "-c", "user.name=kata", "-c", "user.email=kata@example.invalid", "-c", "commit.gpgSign=false", "commit",
            "--quiet", "--no-verify", "--message=change")
    }

    private func git(_ arguments: String...) throws {
        guard try Tool.git(arguments, in: folder).status == 0 else {
            throw KataError("git could not \(arguments[0]) in '\(folder.path)'; see its message above.")
        }
    }
}
