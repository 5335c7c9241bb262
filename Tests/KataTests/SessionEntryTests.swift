import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// What the session log records of a check.
struct SessionEntryTests {
    @Test func `a check is logged with its problems, each once`() throws {
        let runs = ["b-law (text view)", "b-law (JSON view)"]
        let items = [3, 9].map { line in
            LawRuns.ToDo(id: "old-name", sentence: "", file: "View.swift", line: line)
        }
        let check = Check.of(
            laws: .of(in: .run(of: runs, failing: Set(runs))),
            toDo: items,
            parts: try ExerciseFiles(exercise: Exercise.all[2], repository: .this).parts())
        let expected = SessionEntry(
            at: SessionEntry.nine,
            changed: 7,
            exercise: 3,
            layers: false,
            of: check.parts.count,
            problems: ["b-law", "old-name View.swift"],
            red: 2,
            seconds: 1.2,
            verdict: .behaviourRed)
        let entry = SessionEntry(check, changed: 7, seconds: 1.2345, at: SessionEntry.nine)
        #expect(entry == expected)
    }

    @Test func `a compiler error is logged without a line number, which would change with unrelated edits`() {
        let entry = SessionEntry(.seen(.doesNotBuild), changed: 1, seconds: 1)
        #expect(entry.problems == ["Sources/TopMovies/View.swift: cannot find 'x' in scope"])
    }

    @Test func `a check of a copy that doesn't build has no failing runs`() {
        let entry = SessionEntry(.seen(.doesNotBuild), changed: 1, seconds: 1)
        #expect(entry.red == 0)
    }

    @Test(
        arguments: [
            (.notMoved, true, false),
            (.layersRed, true, false),
            (.overshot, true, true),
            (.done, true, true),
            (.doesNotBuild, nil, nil),
            (.behaviourRed, false, true),
        ] as [(Verdict, Bool?, Bool?)])
    func `both lamps are logged, and a lamp that is dark is left out`(
        verdict: Verdict, behaviour: Bool?, layers: Bool?
    ) {
        let entry = SessionEntry(.seen(verdict), changed: 1, seconds: 1)
        #expect(entry.isBehaviourGreen == behaviour)
        #expect(entry.layers == layers)
    }
}
