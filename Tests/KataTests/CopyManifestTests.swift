import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// A copy is built with the same compiler settings as this package.
struct CopyManifestTests {
    @Test func `a copy's manifest and this package enable the same compiler features`() throws {
        let files = ExerciseFiles(exercise: Exercise.all[2], repository: .this)
        let manifest = try #require(files.package()["Package.swift"])
        let settings = try #require(manifest.firstMatch(of: /let settings: \[SwiftSetting\] = \[([^\]]*)\]/)).1
        #expect(settings.contains("    .defaultIsolation(MainActor.self),"))
        #expect(manifest.contains("[.v6]"))
        let package = try Repository.this.text(at: "Package.swift")
        let upcoming = try #require(package.firstMatch(of: /let upcoming = \[([^\]]*)\]/)).1
        #expect(upcoming.contains("MemberImportVisibility"))
        let features = settings.matches(of: /"(\w+)"/).map { String($0.1) }
        #expect(features == upcoming.matches(of: /\w+/).map { String($0.output) })
    }

    @Test(arguments: [Exercise.all[2], .library])
    func `the checkout's path may contain quotes and backslashes`(exercise: Exercise) throws {
        try URL.withTemporaryFolder { folder in
            let checkout = folder.appending(path: #"a"b\c"#)
            try FileManager.default.createSymbolicLink(at: checkout, withDestinationURL: Repository.this.root)
            let repository = Repository(root: checkout)
            let package = try ExerciseFiles(exercise: exercise, repository: repository).package()
            let manifest = try #require(package["Package.swift"])
            #expect(manifest.contains(#".package(name: "TopMovies", path: "\#(folder.path)/a\"b\\c")"#))
        }
    }

    @Test func `the path in a copy's own kata command may contain them, too`() throws {
        try URL.withTemporaryFolder { folder in
            let checkout = folder.appending(path: #"a"b\c"#)
            try FileManager.default.createSymbolicLink(at: checkout, withDestinationURL: Repository.this.root)
            let repository = Repository(root: checkout)
            let package = try ExerciseFiles(exercise: Exercise.all[2], repository: repository).package()
            let main = try #require(package["Sources/kata/main.swift"])
            #expect(main.contains(#"let root = "\'\#(folder.path)/a\"b\\c\'""#))
        }
    }

    @Test(arguments: [
        ("a b", #""a b""#),
        (#"a"b\c"#, #""a\"b\\c""#),
        ("\\(a)\n", #""\\(a)\n""#),
    ])
    func `a literal escapes what Swift would read as something else`(text: String, literal: String) {
        #expect(text.swiftLiteral == literal)
    }
}
