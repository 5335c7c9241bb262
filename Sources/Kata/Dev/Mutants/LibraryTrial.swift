import Foundation

/// A copy of the package with one target's tests. Faults are inserted into the copy's libraries one at a time.
enum LibraryTrial {
    /// The test targets that must catch faults in libraries.
    static let all = ["LibraryTests", "ConsoleTests", "PracticeTests"]

    /// Inserts the faults, one after another, and reports whether a test catches each.
    /// - Throws: A ``KataError`` if the tests fail without a fault.
    static func judge(
        _ mutants: [Mutant], by tests: String, in repository: Repository, _ report: (MutantVerdict) -> Void
    ) throws {
        try FileHandle.standardError.write("Building \(tests), then again with each of \(mutants.count) faults …\n")
        let folder = repository.root.appending(path: ".build/libraries/\(tests)")
        let selection = Resource.text("selection.template", ["tests": tests])
        try folder.write(["Package.swift": try repository.text(at: "Package.swift") + "\n" + selection + "\n"])
        for part in ["Sources", "Steps", "Tests"] {
            let copy = folder.appending(path: part)
            try copy.removeIfThere()
            try FileManager.default.copyItem(at: repository.root.appending(path: part), to: copy)
        }
        guard case .passed = try TestOutcome(in: folder) else {
            throw KataError("\(tests) must pass before faults are inserted: run 'swift test --filter \(tests)'.")
        }
        let sources = folder.appending(path: "Sources")
        let originals = try sources.swiftFiles()
        for mutant in mutants {
            let edited = try mutant.applied(to: originals, as: 1).filter { originals[$0] != $1 }
            try sources.write(edited)
            let (sentence, isCaught) =
                switch try TestOutcome(in: folder) {
                case .notBuilt(let error): ("NOT judged: it does not build: \(error)", false)
                case .passed: ("SURVIVED", false)
                case .failed([]): ("caught: the tests crash or hang", true)
                case .failed(let names):
                    ("caught by '\(names[0])'\(names.count > 1 ? " and \(names.count - 1) more" : "")", true)
                }
            report(MutantVerdict(mutant: mutant, step: 1, sentence: sentence, isExpected: isCaught))
            try sources.write(originals.filter { edited[$0.key] != nil })
        }
    }
}
