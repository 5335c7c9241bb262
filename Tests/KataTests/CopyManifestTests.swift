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
        #expect(settings.contains("    .defaultIsolation(MainActor.self),") && manifest.contains("[.v6]"))
        let package = try Repository.this.text(at: "Package.swift")
        let upcoming = try #require(package.firstMatch(of: /let upcoming = \[([^\]]*)\]/)).1
        #expect(upcoming.contains("MemberImportVisibility"))
        let features = settings.matches(of: /"(\w+)"/).map { String($0.1) }
        #expect(features == upcoming.matches(of: /\w+/).map { String($0.output) })
    }
}
