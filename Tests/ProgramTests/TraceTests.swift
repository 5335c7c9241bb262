import Foundation
import TestSupport
import Testing

/// `--trace` shows the flow of information. The flow differs from step to step, so each step has a golden file.
struct TraceTests {
    private static let goldens = URL(filePath: #filePath).appending(path: "../Goldens").standardizedFileURL

    @Test(arguments: Program.allCases)
    func `the information flow matches the step's golden file`(program: Program) async throws {
        let load = try await hops(program, ["--trace"])
        let open = try await hops(program, ["--trace"], input: "open 1\n")
        let options = ["--trace", "--limit", "2", "--format", "json"]
        let reload = try await hops(program, options, input: "reload\n")
        let failure = try await hops(program, ["--trace", "--source", "/no/such/file"])
        #expect(open.starts(with: load))
        #expect(reload.starts(with: load))
        var flow = ["load"] + load
        flow += ["\nopen"] + open.dropFirst(load.count)
        flow += ["\nreload"] + reload.dropFirst(load.count)
        flow += ["\nfailure"] + failure
        #expect(try flow.joined(separator: "\n") + "\n" == golden(of: program))
    }

    @Test func `the README's picture of a session shows what the programs print`() async throws {
        let file = Self.goldens.appending(path: "../../../Steps/session.svg").standardizedFileURL
        let picture = try text(of: file)
        let lines = picture.matches(of: /<text class="(trace|out|typed)" x="(\d+)"[^>]*>([^<]*)</)
        for (edge, program) in [("20", Program.mvvm), ("364", .interactor)] {
            let pane = lines.filter { $0.2 == edge }
            let shown = { kind in
                pane.filter { $0.1 == kind }.map { "\($0.3)\n" }.joined()
            }
            let command = shown("typed").replacing("&lt;", with: "<")
            #expect(command == "$ swift run \(program.rawValue) --trace \\\n    --limit 3 <<< 'open 3'\n")
            let run = try await program.run(["--trace", "--limit", "3"], input: "open 3\n")
            #expect(run.output == shown("out"))
            #expect(run.diagnostics == shown("trace"))
        }
    }

    private func golden(of program: Program) throws -> String {
        try text(of: Self.goldens.appending(path: "\(program.rawValue).txt"))
    }

    /// Returns the calls in the trace. If there's input, also expects the same output, but no calls, without `--trace`.
    private func hops(_ program: Program, _ arguments: [String], input: String = "") async throws -> [String] {
        let run = try await program.run(arguments, input: input)
        if input != "" {
            let plain = try await program.run(arguments.filter { $0 != "--trace" }, input: input)
            #expect(run.output == plain.output)
            #expect(!plain.diagnostics.contains(/\ [→⇢⇄]/))
        }
        let lines = run.diagnostics.split(separator: "\n").map(String.init)
        return lines.filter { $0.contains(/\ [→⇢⇄]/) }
    }
}
