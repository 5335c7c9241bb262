#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import ExerciseKit
    @testable import KataKit

    /// Checks of our code against the declarations in `Tests/AppleShapes`, for machines without Apple's systems.
    struct AppleShapesTests {
        private func platform() throws -> [String: String] {
            try Repository.this.root.appending(path: "Sources/Platform").swiftFiles()
        }

        @Test(.inFullRun) func `the system calls fit Darwin's declarations`() throws {
            #expect(try AppleShapes.misfits(platform(), with: AppleShapes.folder.appending(path: "Darwin")) == [])
        }

        /// Before Swift 6.3, `Binding` can't qualify names in a file that imports SwiftUI, which has a type `Binding`.
        @Test(.inFullRun)
        func `an app's file can import Binding and SwiftUI as the page says, but not with plain imports`() throws {
            let imports = try #require(
                try Repository.this.text(at: "Steps/package.md").firstMatch(
                    of: /```swift\n((?:import .*\n)+import SwiftUI\n)/)?.1)
            let file = try AppleShapes.use("Binding.swift")
            let plain = file.lines.map { "\($0)  // plain" }.joined(separator: "\n")
                .replacing("Movies {", with: "Films {").replacing("struct Search", with: "struct Find")
            let misfits = try AppleShapes.misfits([
                "App.swift": imports + file, "Plain.swift": "import Binding\nimport SwiftUI\n" + plain,
            ])
            #expect(!misfits.isEmpty, "\(misfits)")
            #expect(misfits.allSatisfy { $0.hasSuffix("  // plain") }, "\(misfits)")
        }

        @Test func `each function, constant and field declared for Darwin is used`() throws {
            let header = try Repository.this.text(at: "Tests/AppleShapes/Darwin/Darwin.h")
            let declared = header.matches(of: /(\w+)(?:\(.*\))?; \/\/|#define (\w+)/).compactMap { $0.1 ?? $0.2 }
            let words = try platform().values.joined().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            #expect(Set(declared).subtracting(words).filter { !$0.hasSuffix("_t") } == [])
            #expect(declared.count > 70)
        }
    }
#endif
