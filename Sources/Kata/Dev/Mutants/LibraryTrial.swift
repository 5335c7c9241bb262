import ExerciseKit
import Foundation

/// A copy of the package with one target's tests. Faults are inserted into the copy's libraries one at a time.
struct LibraryTrial {
    /// The test targets that must catch faults in libraries.
    static let all = ["LibraryTests", "ConsoleTests", "PracticeTests"]

    private let folder: URL
    private let originals: [String: String]

    /// What the tests do about a fault.
    enum Verdict: CustomStringConvertible {
        case caught(by: [String])
        case survived
        case notBuilt(String)

        var isCaught: Bool {
            if case .caught = self { true } else { false }
        }

        var description: String {
            switch self {
            case .caught(by: []): "caught: the tests crash or hang"
            case .caught(let names) where names.count == 1: "caught by '\(names[0])'"
            case .caught(let names): "caught by '\(names[0])' and \(names.count - 1) more"
            case .survived: "SURVIVED"
            case .notBuilt(let error): "NOT judged: it does not build: \(error)"
            }
        }
    }

    /// Copies the package, and runs the tests without a fault.
    /// - Throws: A ``KataError`` if they fail.
    init(by tests: String, in repository: Repository) throws {
        folder = repository.root.appending(path: ".build/libraries/\(tests)")
        let manifest = try repository.text(at: "Package.swift")
        let selection = Resource.text("selection.template", ["tests": tests])
        try folder.write(["Package.swift": "\(manifest)\n\(selection)\n"])
        for part in ["Sources", "Steps", "Tests"] {
            let copy = folder.appending(path: part)
            try copy.removeIfThere()
            try FileManager.default.copyItem(at: repository.root.appending(path: part), to: copy)
        }
        originals = try folder.appending(path: "Sources").swiftFiles()
        guard case .passed = try TestOutcome(in: folder) else {
            throw KataError("\(tests) must pass before faults are inserted: run 'swift test --filter \(tests)'.")
        }
    }

    /// Inserts a fault, runs the tests, and removes the fault.
    func verdict(on mutant: Mutant) throws -> Verdict {
        let sources = folder.appending(path: "Sources")
        let edited = try mutant.applied(to: originals).filter { originals[$0] != $1 }
        try sources.write(edited)
        let outcome = try TestOutcome(in: folder)
        try sources.write(originals.filter { edited[$0.key] != nil })
        return switch outcome {
        case .notBuilt(let error): .notBuilt(error)
        case .passed: .survived
        case .failed(let names): .caught(by: names)
        }
    }
}
