import Foundation

/// A check of a participant's copy by both lamps.
package struct Check: Sendable {
    package let exercise: Exercise
    /// The compiler's errors. If the code under test has any, both lamps stay dark.
    package var errors: [CompilerError] = []
    /// The runs of the app's laws, and of the laws of single layers.
    package var laws: LawRuns?
    package var layers: LawRuns?
    /// The files that have changed, though the task leaves them alone.
    package var touched: [TouchedFile] = []
    package var parts: [Part] = []
    /// What the check has done besides, in sentences.
    package var notes: [String] = []
    var isUntouched = false

    /// The broken laws, of the app and of single layers.
    package var failures: [LawRuns.Failure] { (laws?.failures ?? []) + (layers?.failures ?? []) }

    /// What is left to do that breaks no law.
    var toDo: [LawRuns.ToDo] { (laws?.toDo ?? []) + (layers?.toDo ?? []) }

    package var verdict: Verdict {
        guard let laws else { return .doesNotBuild }
        let areLayersGreen = errors.isEmpty && layers?.isGreen != false
        if laws.isGreen, touched.isEmpty, areLayersGreen, toDo.isEmpty { return .done }
        if isUntouched { return .notStarted }
        if !laws.isGreen { return .behaviourRed }
        if !touched.isEmpty { return .overshot }
        return areLayersGreen ? .notMoved : .layersRed
    }

    /// The names of all problems, each of which is counted once. A problem keeps its name from one check to the next.
    package var problems: [String] {
        let errors = errors.map { "\($0.file): \($0.message)" }
        let broken = failures.map(\.id)
        let open = toDo.map { $0.file.isEmpty ? $0.id : "\($0.id) \($0.file)" }
        let touched = touched.map { "rest-untouched \($0.file)" }
        return Set(errors + broken + open + touched).sorted()
    }

    /// The index of the part to do next: the first one that would solve one of the problems.
    package var part: Int? {
        guard verdict != .done, verdict != .doesNotBuild else { return nil }
        return problems.compactMap { problem in parts.firstIndex { $0.solves(problem) } }.min()
    }
}

/// A file that has changed, though the task leaves it alone.
package struct TouchedFile: Sendable, Equatable {
    /// The file's path in the copy.
    package let file: String
    package let reason: String
}

extension Check {
    package init(_ exercise: Exercise, in workspace: Workspace, unless cancellation: Cancellation = .init()) throws {
        // Without this file, Swift would build the package that contains the copy's folder.
        guard workspace.folder.appending(path: "Package.swift").exists else {
            throw KataError("There is no Package.swift in '\(workspace.folder.path)': restore it, or run 'kata reset'.")
        }
        let notes = try workspace.followMoves()
        let start = workspace.ownFiles(in: workspace.pristine)
        let now = workspace.ownFiles(in: workspace.folder)
        let parts = try workspace.files(of: exercise).parts()
        self.init(exercise: exercise, parts: parts, notes: notes, isUntouched: start == now)
        try workspace.withTemporaryFolder { try judge(workspace, in: $0, unless: cancellation) }
        if laws != nil { touched = exercise.touchedFiles(from: start, to: now) }
    }

    /// Builds the copy, and runs the laws.
    /// - Parameter place: The folder for temporary files.
    private mutating func judge(_ workspace: Workspace, in place: URL, unless cancellation: Cancellation) throws {
        errors = try workspace.build(unless: cancellation)
        // An error in the hand-in may show in the tests that use it, too.
        let handIn = [ExerciseFiles.handIn, ExerciseFiles.layerTests]
        let handInErrors = errors.filter { $0.file == ExerciseFiles.handIn }
        let isAppBroken = errors.contains { !handIn.contains($0.file) }
        let areLayersBroken = !isAppBroken && !handInErrors.isEmpty
        if areLayersBroken {
            errors = handInErrors
            // The app is judged without the hand-in, if it compiles.
            guard try workspace.build(withLayers: false, unless: cancellation).isEmpty else { return }
        } else if !errors.isEmpty {
            return
        }
        let runs = try workspace.laws(
            of: exercise, withLayers: !areLayersBroken, in: place, unless: cancellation)
        laws = runs.app
        layers = runs.layers
    }
}

extension Exercise {
    /// Returns the files that the exercise leaves alone, and that differ.
    func touchedFiles(from start: [String: Data], to now: [String: Data]) -> [TouchedFile] {
        let suite = start.keys.filter { path in
            let isSuite = ["Tests/", "Package.swift", "Sources/cost/"].contains(where: path.hasPrefix)
            return isSuite && !ownTests.contains(path)
        }
        let reason = "has changed: the laws and the build are the same for everyone, so restore it"
        let rest = untouched.files.map { TouchedFile(file: "\(app.sources)/\($0)", reason: untouched.reason) }
        let all = suite.sorted().map { TouchedFile(file: $0, reason: reason) } + rest
        return all.filter { !start[$0.file].isSameText(as: now[$0.file]) }
    }
}

extension Data? {
    /// Whether both files are there and contain the same text. Line ends don't count: an editor may change them.
    fileprivate func isSameText(as other: Data?) -> Bool {
        self?.filter { $0 != 0x0D } == other?.filter { $0 != 0x0D }
    }
}
