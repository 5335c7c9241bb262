import Foundation
import Testing

@testable import kata

/// The lesson stands out because what carries it stays small. Lines are Swift lines, blanks and comments included.
struct BudgetTests {
    @Test(arguments: Step.all)
    func `a step has at most 360 lines, and each of its files 120`(step: Step) throws {
        let files = try Repository.this.sources(of: step).mapValues { $0.count { $0 == "\n" } }
        #expect(files.values.reduce(0, +) <= 360)
        for (name, lines) in files { #expect(lines <= 120, "\(name)") }
    }

    @Test(arguments: [(2, 160), (3, 70)])
    func `one step is a few changed lines from the next`(number: Int, budget: Int) throws {
        #expect((1...budget).contains(try StepDiff.with(number).changedLineCount))
    }

    // The session log, the board, the debriefs and the book are in, 640 lines of views for UIKit and SwiftUI,
    // and 226 of chapter 0. Of Platform, 21 lines are its imports.
    @Test(arguments: [("Binding", 240), ("Kata", 8979), ("Platform", 225), (".", 24861)])
    func `a folder of the sources keeps within its lines`(folder: String, budget: Int) throws {
        let files = try Repository.this.root.appending(path: "Sources/\(folder)").swiftFiles()
        #expect((1...budget).contains(files.values.map { $0.count { $0 == "\n" } }.reduce(0, +)))
    }

    @Test func `the manifest has at most 146 lines and 44 targets`() throws {
        #expect(try Repository.this.text(at: "Package.swift").count { $0 == "\n" } <= 146)
        struct Package: Decodable {
            struct Target: Decodable { let name: String }
            let targets: [Target]
        }
        let package = try JSONDecoder().decode(Package.self, from: Data(try manifest().utf8))
        #expect((1...44).contains(package.targets.count))
    }

    @Test(arguments: [("1", true), ("", false)])
    func `warnings are errors in strict mode only`(value: String, isStrict: Bool) throws {
        #expect(try manifest(["TOP_MOVIES_STRICT": value]).contains("treatAllWarnings") == isStrict)
    }

    /// Package.swift as Swift reads it.
    private func manifest(_ environment: [String: String] = [:]) throws -> String {
        // In a build folder of its own, for the tests hold that of the package.
        try URL.withTemporaryFolder { folder in
            try Tool(["swift", "package"], environment: environment)(
                ["--package-path", Repository.this.root.path, "--scratch-path", folder.path, "dump-package"]
            ).output
        }
    }
}
