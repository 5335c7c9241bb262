import ExerciseKit
import Foundation

/// The result of building a package and running its tests.
enum TestOutcome {
    case notBuilt(String)
    case passed
    /// The names of the failing tests, and of the arguments that they fail for; may be empty after a crash or a hang.
    case failed([String])

    init(in folder: URL) throws {
        let options = ["--package-path", folder.path, "--disable-xctest", "-debug-info-format", "none"]
        // Not in strict mode, because a deliberate fault may cause a warning, such as one about an unused name.
        let swift = Tool(["swift"], environment: ["TOP_MOVIES_STRICT": ""])
        let build = try swift(["build", "--build-tests"] + options, mergesErrors: true)
        guard build.status == 0 else {
            // The build system's error line precedes the compiler's, which names the source file.
            let errors = build.output.lines.filter { $0.contains("error:") }
            self = .notBuilt(errors.first { $0.contains(".swift:") } ?? errors.first ?? build.output)
            return
        }
        let end = try swift(["test", "--skip-build"] + options, mergesErrors: true, limit: 120)
        let name = /Test "(.+?)"(?: with \d+ test cases)? failed after|with 1 argument run → (.+?) at \w+\.swift/
        let names = end.output.matches(of: name).compactMap { ($0.1 ?? $0.2).map(String.init) }
        self = end.status == 0 && !end.isTooLong ? .passed : .failed(Set(names).sorted())
    }
}
