import Foundation
import TestSupport
import Testing

/// Promise 8 of `Observable`, enforced by the compiler.
struct SharingTests {
    @Test(.inFullRun)
    func `sharing between threads doesn't compile, but observing within one isolation domain does`() async throws {
        let unsharable = ["subject", "subject.observable", "token"]
        let sharing = unsharable.map { shared in
            [
                "let shared = \(shared)",
                "Task.detached { print(shared) }",
                "print(shared)",
            ]
        }
        let bodies = sharing + [["let shared = subject", "shared.send(1)"]]
        let start = [
            "let subject = Subject(0)",
            "let token = subject.observable.observe { _ in }",
            "defer { withExtendedLifetime(token) {} }",
        ]
        // One function per line, compiled in one module with the sources of Binding.
        let lines = bodies.enumerated().map { number, body in
            "func share\(number)() { \((start + body).joined(separator: "; ")) }\n"
        }
        let output = try await compilerDiagnostics(
            of: lines.joined(),
            named: "Sharing.swift",
            with: bindingSources())
        let said = output.split(separator: "\n").filter {
            $0.hasPrefix("/") && !$0.contains("note:")
        }
        var rest = Set(said)
        for (number, shared) in zip(1..., unsharable) {
            let refusal = said.filter { $0.contains("/Sharing.swift:\(number):") }
            let isRefused = refusal.contains { $0.contains("data race") || $0.contains("Sendable") }
            #expect(
                isRefused,
                "the compiler lets a \(shared) be shared, or refuses it for another reason: \(refusal)")
            rest.subtract(refusal)
        }
        #expect(rest == [], "no diagnostics about Binding itself or the last line")
    }
}

/// Returns the source files of Binding.
func bindingSources() throws -> [URL] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Binding")
    let files = try FileManager.default.contentsOfDirectory(
        at: folder.standardizedFileURL,
        includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "swift" }
}
