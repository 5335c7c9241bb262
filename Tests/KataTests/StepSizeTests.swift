import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The promise to the reader: a step is small enough to read, and so is each move.
struct StepSizeTests {
    @Test(arguments: Step.all) func `a step has at most 350 lines, and a file of it at most 120`(step: Step) throws {
        let lines = try Repository.this.sources(of: step).mapValues { text in text.count { $0 == "\n" } }
        #expect((1...350).contains(lines.values.reduce(0, +)))
        for (name, count) in lines { #expect((1...120).contains(count), "\(name)") }
    }

    @Test(arguments: [(2, 160), (3, 80)])
    func `steps 2 and 3 change at most 160 and 80 lines`(number: Int, budget: Int) throws {
        #expect((1...budget).contains(try StepDiff.with(number).changedLineCount))
    }

    @Test(.inFullRun, arguments: ["1", ""])
    func `warnings are errors in strict mode only`(value: String) throws {
        // Uses a separate build folder, because the tests lock the package's build folder.
        let manifest = try URL.withTemporaryFolder { folder in
            try Tool(["swift", "package"], environment: ["TOP_MOVIES_STRICT": value])(
                ["--package-path", Repository.this.root.path, "--scratch-path", folder.path, "dump-package"]).output
        }
        #expect(manifest.contains("treatAllWarnings") == (value == "1"))
    }
}
