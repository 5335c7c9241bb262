import Foundation

/// The whole diff from step 3 to step 4, and a switch that undoes the rename in it.
struct RenameLens {
    private let hunks: [Hunk]
    private let step = Step.all[3]

    /// Compares each file of step 3 with the one that it is renamed to.
    /// - Throws: A ``RouteError`` if the rename is not the only difference, or what comparing throws.
    init(in repository: Repository) throws {
        if let rest = try Rename.residue(in: repository).hunks.first {
            throw RouteError(
                "Step 4 differs from step 3 in more than the rename, first in '\(rest.file)';"
                    + " see 'swift run kata diff 3 4 --rename'.")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "lens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (step, name) in [(Step.all[2], Rename.applied), (Step.all[3], { $0 })] as [(Step, (String) -> String)] {
            let copy = folder.appending(path: step.folder)
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            for (file, text) in try repository.sources(of: step) {
                try text.write(to: copy.appending(path: name(file)), atomically: false, encoding: .utf8)
            }
        }
        hunks = try StepDiff(comparing: Step.all[2].folder, with: Step.all[3].folder, in: folder).hunks
    }

    /// The switch, what it says, and the hunks.
    var html: HTML {
        let figures = hunks.map {
            HunkFigure(hunk: $0, step: step, kind: .lens(oldFile: Rename.undone(in: $0.file))).html
        }
        return .element(
            "section", ["class": "rename-lens", "aria-label": "The rename, and undone"],
            [
                .element(
                    "p", ["class": "switch"],
                    [
                        .element(
                            "label", ["for": "undo"],
                            [
                                .void("input", ["type": "checkbox", "id": "undo", "autocomplete": "off"]),
                                " Undo the rename",
                            ]),
                        .element("span", ["class": "verdict", "role": "status"], "No other difference."),
                    ]),
                "\n", HTML(joining: figures, separator: "\n"),
            ])
    }
}
