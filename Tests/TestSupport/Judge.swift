import Conformance
public import ConsoleUI
import Testing

/// Runs a law, and reports any violation with the law's sentence.
/// - Throws: Any other error.
@MainActor public func judge(
    _ sentence: String, _ format: Console.Format, _ law: () async throws -> Void
) async throws {
    do {
        try await law()
    } catch let violation as LawViolation {
        Issue.record("\(format): \(sentence) Instead: \(violation)")
    }
}
