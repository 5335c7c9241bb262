import Conformance
import Foundation
import KataExercises
import Testing

@testable import KataRunner

/// What is laid tries each law as often as a check asks for.
struct LaidPackageTests {
    @Test(arguments: Exercise.all.filter { (try? ExerciseFiles(of: $0, in: .this).task()) != nil })
    func `there is a subject for each view`(exercise: Exercise) throws {
        let files = try LaidPackage(of: exercise, in: .this).files()
        let subjects = try #require(files["Tests/LawTests/Subjects.swift"])
        #expect(subjects.ranges(of: "Subject(name: ").count == exercise.views)
        #expect(Check.runs(of: exercise) == Law.all.count * exercise.views)
    }

    @Test func `the laid suite has the test that a check counts`() throws {
        let laws = try #require(try CopiedKata(isLaid: false).laid()["Tests/LawTests/LawTests.swift"])
        #expect(String(decoding: laws, as: UTF8.self).contains("func `every law holds`(run: Run)"))
        #expect(Check.runs(of: Exercise.all[1]) == 2 * Law.all.count)
    }
}
