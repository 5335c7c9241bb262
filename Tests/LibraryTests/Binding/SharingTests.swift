import Foundation
import TestSupport
import Testing

/// Promise 8 of `Observable`, enforced by the compiler.
struct SharingTests {
    @Test(.inFullRun)
    func `sharing between threads doesn't compile, but observing within one isolation domain does`() throws {
        let unsharable = ["subject", "subject.observable", "token"]
        let bodies =
            unsharable.map { "let shared = \($0); Task.detached { print(shared) }; print(shared)" }
            + ["let shared = subject; shared.send(1)"]
        let start = "let subject = Subject(0); let token = subject.observable.observe { _ in }"
        // One function per line, compiled in one module with the sources of Binding.
        let source = bodies.enumerated().map { number, body in
            "func share\(number)() { \(start); defer { withExtendedLifetime(token) {} }; \(body) }\n"
        }.joined()
        let said = try compilerDiagnostics(of: source, named: "Sharing.swift", with: bindingSources()).split(
            separator: "\n"
        )
        .filter { $0.hasPrefix("/") && !$0.contains("note:") }
        let refusals = unsharable.indices.map { line in said.filter { $0.contains("/Sharing.swift:\(line + 1):") } }
        for (shared, refusal) in zip(unsharable, refusals) {
            let isRefused = refusal.contains { $0.contains("data race") || $0.contains("Sendable") }
            #expect(isRefused, "the compiler lets a \(shared) be shared, or refuses it for another reason: \(refusal)")
        }
        #expect(Set(said).subtracting(refusals.joined()) == [], "no diagnostics about Binding itself or the last line")
    }
}

/// Returns the source files of Binding.
func bindingSources() throws -> [URL] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Binding").standardizedFileURL
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
}
