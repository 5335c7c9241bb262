import Foundation
import TestSupport
import Testing

/// Promise 8, asked of the compiler itself.
struct SharingTests {
    @Test func `observing within one isolation domain compiles`() throws {
        #expect(try Self.diagnostics(of: ["let shared = subject; shared.send(1)"]) == "")
    }

    private static let unsharable = ["subject", "subject.observable", "token"]

    /// What the compiler says of all of them at once.
    private static let said = Result {
        try diagnostics(of: unsharable.map { "let shared = \($0); Task.detached { print(shared) }; print(shared)" })
    }

    @Test(arguments: unsharable)
    func `sharing one between threads does not compile`(shared: String) throws {
        let place = "Sharing.swift:\(try #require(Self.unsharable.firstIndex(of: shared)) + 1):"
        let said = try Self.said.get().split(separator: "\n").filter { $0.contains(place) }.joined(separator: "\n")
        #expect(said.contains("error:"), "the compiler lets a \(shared) be shared")
        #expect(said.contains("data race") || said.contains("Sendable"), "refused for another reason: \(said)")
    }

    /// What the compiler says of functions, each on a line of its own, compiled in one module with the sources of Binding.
    private static func diagnostics(of bodies: [String]) throws -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let binding = tests.appending(path: "../../Sources/Binding").standardizedFileURL
        let sources = try FileManager.default.contentsOfDirectory(at: binding, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
        let start = "let subject = Subject(0); let token = subject.observable.observe { _ in }"
        let source = bodies.enumerated().map { number, body in
            "func share\(number)() { \(start); defer { withExtendedLifetime(token) {} }; \(body) }\n"
        }.joined()
        return try compilerDiagnostics(of: source, named: "Sharing.swift", with: sources)
    }
}
