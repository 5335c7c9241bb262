import Foundation
import TestSupport
import Testing

/// `--trace` shows the information flow, which is what the steps differ in: each step's flow is a golden file.
struct TraceTests {
    private static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

    @Test(arguments: Program.allCases)
    func `the information flow is that of the step's golden file`(program: Program) async throws {
        let load = try await hops(program, ["--trace"])
        let open = try await hops(program, ["--trace"], input: "open 1\n")
        let reload = try await hops(program, ["--trace", "--limit", "2", "--format", "json"], input: "reload\n")
        let failure = try await hops(program, ["--trace", "--source", "/no/such/file"])
        #expect(open.starts(with: load) && reload.starts(with: load))
        let parts: [[String]] = [
            ["load"], load, ["\nopen"], Array(open.dropFirst(load.count)), ["\nreload"],
            Array(reload.dropFirst(load.count)), ["\nfailure"], failure,
        ]
        let flow = parts.flatMap(\.self)
        #expect(try flow.joined(separator: "\n") + "\n" == golden(of: program))
    }

    @Test(arguments: PracticeProgram.contacts)
    func `the information flow of Contacts is that of its golden file`(program: PracticeProgram) async throws {
        let script = "search an\nadd\ndone\nfirst Bob\nlast Ray\ndone\nadd\ncancel\n"
        let flow = try await hops(program, ["--trace"], input: script)
        #expect(try flow.joined(separator: "\n") + "\n" == golden(of: program))
    }

    private func golden(of program: any BuiltProgram) throws -> String {
        try String(contentsOf: Self.goldens.appending(path: "\(program.rawValue).txt"), encoding: .utf8)
    }

    /// The hops of a run, whose output is that of a run without a trace; other diagnostics have no arrow.
    private func hops(
        _ program: some BuiltProgram, _ arguments: [String], input: String = ""
    ) async throws -> [String] {
        let run = try await program.run(arguments, input: input)
        if input != "" {
            let plain = try await program.run(arguments.filter { $0 != "--trace" }, input: input)
            #expect(run.output == plain.output)
            #expect(!plain.diagnostics.contains(/\ [→⇢⇄]/))
        }
        return run.diagnostics.split(separator: "\n").filter { $0.contains(/\ [→⇢⇄]/) }.map(String.init)
    }
}
