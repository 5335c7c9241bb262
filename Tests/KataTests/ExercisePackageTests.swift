import Conformance
import ContactsConformance
import Foundation
import Testing

@testable import kata

/// What is laid tries each law as often as a check asks for.
struct ExercisePackageTests {
    @Test(arguments: Exercise.all)
    func `there is a subject for each view`(exercise: Exercise) throws {
        let files = try ExercisePackage(of: exercise, in: .this).files()
        let subjects = try #require(files["Tests/LawTests/Subjects.swift"])
        #expect(subjects.ranges(of: "Subject(name: ").count == exercise.views)
    }

    // 34 laws of Top Movies, 31 of Contacts
    @Test(arguments: zip(Exercise.all, [68, 102, 68, 102, 136, 68, 136, 68, 102, 68, 64]))
    func `a check asks for each law through each view`(exercise: Exercise, runs: Int) {
        #expect(Check.runs(of: exercise) == runs)
        #expect(exercise.app.lawCount == (exercise.number == 11 ? ContactsLaw.all.count : Law.all.count))
    }

    @Test(arguments: Exercise.all)
    func `everything specific to an application comes from that application`(exercise: Exercise) throws {
        let app = exercise.app
        let files = try ExercisePackage(of: exercise, in: .this).files()
        let names = Set(files.keys.filter { $0.hasPrefix("Sources/") }.map { $0.split(separator: "/")[1] })
        #expect(names == [Substring(app.module), Substring(app.program.name)])
        let main = try #require(files["Sources/\(app.program.name)/main.swift"])
        #expect(main.contains("\nimport \(app.module)\n"))
        #expect(files["Tests/LawTests/LawTests.swift"]?.contains("let law: \(app.laws.law)\n") == true)
        let manifest = try #require(files["Package.swift"])
        let libraries = Set(app.libraries + app.lawLibraries + ["ConsoleProgram", app.program.library])
        #expect(Set(manifest.matches(of: /library\("(\w+)"\)/).map { String($0.1) }) == libraries)
        let products = try String(
            contentsOf: Repository.this.root.appending(path: "Package.swift"), encoding: .utf8
        ).firstMatch(of: /products: \[([^\]]+)\]/)
        for library in libraries { #expect(products?.1.contains("\"\(library)\"") == true, "\(library) is no product") }
    }

    @Test func `the generated suite has the test that a check counts`() throws {
        let laws = try #require(try CopiedKata(isLaid: false).laid()["Tests/LawTests/LawTests.swift"])
        #expect(String(decoding: laws, as: UTF8.self).contains("func `every law holds`(run: Run)"))
    }
}
