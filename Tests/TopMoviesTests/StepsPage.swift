import Conformance
import Foundation
import TestSupport
import Testing

/// A page in `Steps` about an app that isn't one of the four steps, with the laws that the app breaks.
nonisolated struct StepsPage: Sendable, CustomTestStringConvertible {
    /// The file's path, relative to the package's folder.
    let path: String
    /// The app.
    let app: @MainActor @Sendable () -> any TopMoviesStep.Type
    /// The page's phrase for the number of laws that the app passes.
    let count: @Sendable (_ broken: Int) -> String

    /// The page about chapter 0.
    static let mvc = StepsPage(
        path: "Steps/0-mvc/README.md",
        app: { MVC.self },
        count: { "| laws of the app that hold | all but \($0) | all |" })
    /// The page about step 4's twin on Observation.
    static let observation = StepsPage(
        path: "Steps/observation.md",
        app: { ObservationStep.self },
        count: { broken in
            broken == 0 ? "**all of the laws hold**" : "all but \(broken) of the laws hold"
        })

    var testDescription: String { path }

    var lines: [String] {
        get throws {
            let file = URL(filePath: #filePath).appending(path: "../../../\(path)")
            return try text(of: file.standardizedFileURL).split(separator: "\n").map(String.init)
        }
    }

    /// The laws that the app breaks, from the rows that begin with a law's name.
    var brokenLaws: [String] {
        get throws {
            let rows = try lines.filter { $0.hasPrefix("| `") }
            return rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        }
    }

    /// The laws that each page lists, read only once.
    private static let listed = Result {
        [mvc.path: try mvc.brokenLaws, observation.path: try observation.brokenLaws]
    }

    /// Runs a law, which must fail if and only if the page lists it.
    @MainActor func judge(_ id: String, _ law: () async throws -> Void) async throws {
        if try Self.listed.get()[path, default: []].contains(id) {
            let violation = try await Fault.rejection(of: id, by: law)
            #expect(violation != nil, "'\(id)' holds: take it out of the table in \(path)")
            return
        }
        do {
            try await law()
        } catch let violation as LawViolation {
            Issue.record("'\(id)' is broken, and not in the table in \(path): \(violation)")
        }
    }
}
