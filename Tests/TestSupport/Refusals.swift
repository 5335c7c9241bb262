import Conformance
public import ConsoleUI
import Testing

/// Expects a law to reject each fault that `Tests/Cases/faults.txt` lists for it, and to accept sound code.
/// - Parameter judge: Runs the law on a double of the app.
/// - Throws: Any error but a violation of the law.
@MainActor public func expectRefusals(
    by law: String,
    in app: String,
    _ formats: [Console.Format],
    _ judge: (Console.Format) async throws -> Void
) async throws {
    let listed = try #require(
        faults(of: app)[law],
        "Tests/Cases/faults.txt lists no fault for \(law)")
    for (format, requires) in zip(formats, listed.requires) {
        let missed = try await Fault.missed(among: listed.faults) {
            try await judge(format)
        }
        #expect(missed == [requires])
    }
}
