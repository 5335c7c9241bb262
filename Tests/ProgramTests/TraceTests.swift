import Foundation
import Testing

/// `--trace` shows the information flow, which is what the steps differ in: each step's flow is a golden file.
struct TraceTests {
    @Test(arguments: Program.allCases)
    func `the information flow is that of the step's golden file`(program: Program) async throws {
        let load = try await hops(program, ["--trace"])
        let open = try await hops(program, ["--trace"], input: "open 1\n")
        let reload = try await hops(program, ["--trace"], input: "reload\n")
        let failure = try await hops(program, ["--trace", "--source", "/no/such/file"])
        #expect(open.starts(with: load) && reload.starts(with: load))
        let flow = [
            "load", load.joined(separator: "\n"),
            "\nopen", open.dropFirst(load.count).joined(separator: "\n"),
            "\nreload", reload.dropFirst(load.count).joined(separator: "\n"),
            "\nfailure", failure.joined(separator: "\n"),
        ]
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
        let golden = try String(contentsOf: folder.appending(path: "\(program.rawValue).txt"), encoding: .utf8)
        #expect(flow.joined(separator: "\n") + "\n" == golden)
    }

    @Test(arguments: Program.allCases)
    func `a trace doesn't change the output`(program: Program) async throws {
        let script = "open 1\nback\nreload\n"
        let (traced, plain) = (try await program.run(["--trace"], input: script), try await program.run(input: script))
        #expect(traced.output == plain.output)
        #expect(plain.diagnostics == "")
    }

    /// The hops of a run; other diagnostics have no arrow.
    private func hops(_ program: Program, _ arguments: [String], input: String = "") async throws -> [String] {
        try await program.run(arguments, input: input).diagnostics.split(separator: "\n").map(String.init)
            .filter { $0.contains("→") || $0.contains("⇢") }
    }
}
