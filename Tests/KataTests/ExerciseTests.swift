import KataExercises
import KataRoute
import Structure
import Testing

/// Each exercise begins where its step is not made yet, and ends where it is.
struct ExerciseTests {
    @Test(arguments: Exercise.all.filter { (2...4).contains($0.number) || $0.number == 7 })
    func `at the start nothing is moved, and the solution is done`(exercise: Exercise) throws {
        let files = ExerciseFiles(of: exercise, in: .this)
        let lamp = try ExerciseLamp(of: exercise, start: files.start())
        #expect(try Verdict(behaves: true, findings: lamp.findings(in: files.start())) == .notMoved)
        #expect(try lamp.findings(in: files.solution()) == [])
    }
}
