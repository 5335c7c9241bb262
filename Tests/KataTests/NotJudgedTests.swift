import Foundation
import Testing

@testable import KataKit
@testable import Structure

/// Code that the compiler can't describe. The lamp is neither green nor red, and the exercise isn't done.
struct NotJudgedTests {
    private static let files = ExerciseFiles(exercise: Exercise.all[2], repository: .this)
    private static let message = "property 'value' is not available due to missing import of defining module 'Binding'"

    /// Returns the start of the exercise, with code that uses Binding in a file that doesn't import it.
    private static func hole() throws -> [String: String] {
        let (name, end) = ("MovieListModule.swift", "        return view\n")
        return try files.start().merging([name: ""]) { text, _ in
            text.replacing(end, with: "        _ = viewModel.movies.value\n\(end)")
        }
    }

    /// Returns the features that a copy's manifest enables for the copy's sources.
    private static func features() throws -> [String] {
        let manifest = try #require(files.package()["Package.swift"])
        let settings = try #require(manifest.firstMatch(of: /let settings: \[SwiftSetting\] = \[([^\]]*)\]/)).1
        #expect(settings.contains("    .defaultIsolation(MainActor.self),") && manifest.contains("[.v6]"))
        return settings.matches(of: /"(\w+)"/).map { String($0.1) }
    }

    @Test func `the lamp, a copy's manifest and this package enable the same compiler features`() throws {
        let package = try Repository.this.text(at: "Package.swift")
        let upcoming = try #require(package.firstMatch(of: /let upcoming = \[([^\]]*)\]/)).1
        #expect(upcoming.contains("MemberImportVisibility"))
        #expect(try Self.features() == upcoming.matches(of: /\w+/).map { String($0.output) })
        let flags = Compiler.script.matches(of: /-enable-upcoming-feature (\w+)/).map { String($0.1) }
        #expect(try flags.sorted() == Self.features())
        #expect(Compiler.script.contains(" -swift-version 6 -default-isolation MainActor "))
    }

    @Test func `the build of a copy names a missing import`() throws {
        try URL.withTemporaryFolder { folder in
            let files = try Self.hole()
            try folder.write(files)
            let end = try Tool(["swiftc"])(
                ["-typecheck", "-swift-version", "6", "-default-isolation", "MainActor", "-I", URL.builtModules.path]
                    + Self.features().flatMap { ["-enable-upcoming-feature", $0] }
                    + files.keys.map { folder.appending(path: $0).path }, mergesErrors: true)
            let errors = CompilerError.all(in: end.output, folder: folder)
            #expect(errors.map(\.file) == ["MovieListModule.swift"])
            #expect(errors.first?.message.hasPrefix(Self.message) == true)
        }
    }

    @Test func `a link to a folder, which Swift builds but the lamp doesn't read, is rejected`() throws {
        let kata = try CopiedKata()
        let link = kata.url("Sources/TopMovies/More").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: kata.url("Tests").path)
        let error = #expect(throws: KataError.self) { try Check(kata.exercise, in: kata.workspace) }
        #expect(error?.description.hasPrefix("'\(link)' is a link") == true)
    }

    @Test func `without the compiler's facts about the copy or its start, the verdict is 'not judged'`() throws {
        let (hole, start) = try (Self.hole(), Self.files.start())
        for (now, before) in [(hole, start), (start, hole), (hole, hole)] {
            let findings = ExerciseLamp(exercise: Exercise.all[2], start: before).findings(in: now)
            #expect(findings.map(\.kind) == [.notJudged] && findings[0].sentence.contains(Self.message))
            var check = Check.of(findings: findings)
            for isUntouched in [false, true] {
                check.isUntouched = isUntouched
                #expect(check.verdict == .notJudged && check.step == nil)
                #expect(SessionEntry(check, changed: 1, seconds: 1).findings == nil)
            }
        }
    }
}
