import Foundation

/// Takes an exercise all the way, as nobody's participant.
struct Trial {
    let workspace: Workspace

    /// What one check came to.
    struct Line {
        let isAsForetold: Bool
        let text: String
    }

    func lines(of exercise: Exercise) throws -> [Line] {
        let files = ExerciseFiles(of: exercise, in: workspace.repository)
        _ = try workspace.lay(try LaidPackage(of: exercise, in: workspace.repository).files())
        var lines = [try start(of: exercise)]
        for state in try exercise.number == 2 ? files.states(after: MicroStep.presenter) : [] {
            let check = try self.check(exercise, with: state.sources)
            let behaves = check.laws?.failures.isEmpty == true
            lines.append(Line(isAsForetold: behaves, text: "\(state.sentence): \(check.verdict.rawValue)"))
        }
        let wrong = try check(exercise, with: files.wrongTurn()).verdict
        let meaning = exercise.wrongTurn.meaning.dropLast()
        lines.append(Line(isAsForetold: wrong == exercise.wrongTurn.verdict, text: "\(meaning): \(wrong.rawValue)"))
        let done = try check(exercise, with: files.solution())
        lines.append(Line(isAsForetold: done.verdict == .done, text: "the solution: \(done.summary)"))
        return lines
    }

    /// A refactoring begins with all laws kept, and its move not made; exercise 1 begins with holes.
    private func start(of exercise: Exercise) throws -> Line {
        let check = try Check(exercise, in: workspace)
        let broken = check.brokenLaws
        let isAsForetold =
            exercise.brokenLaws.isEmpty
            ? check.verdict == .notMoved : broken == exercise.brokenLaws && check.findings.isEmpty
        return Line(isAsForetold: isAsForetold, text: "the start: \(check.summary)")
    }

    private func check(_ exercise: Exercise, with sources: [String: String]) throws -> Check {
        let folder = workspace.sources(of: exercise)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where sources[name] == nil {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        for (name, text) in sources { try text.writeWithFolders(to: folder.appending(path: name)) }
        return try Check(exercise, in: workspace)
    }
}

extension Check {
    /// The names of the laws that are not kept, each once.
    fileprivate var brokenLaws: [String] {
        Set((laws?.failures ?? []).map { String($0.law.prefix { $0 != " " }) }).sorted()
    }

    fileprivate var summary: String {
        let errors = build.failures.first.map { " \($0.file):\($0.line) \($0.message)" } ?? ""
        let laws = brokenLaws.isEmpty ? "" : " (\(brokenLaws.joined(separator: ", ")))"
        return verdict.rawValue + laws + errors
    }
}
