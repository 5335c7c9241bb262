import Foundation
import Testing

/// `--trace` shows the information flow of the practice applications, each in a golden file.
struct PracticeTraceTests {
    static let scripts: [PracticeProgram: String] = [
        .contactsMVVM: "search an\nadd\ndone\nfirst Bob\nlast Ray\ndone\nadd\ncancel\n",
        .contactsVIPER: "search an\nadd\ndone\nfirst Bob\nlast Ray\ndone\nadd\ncancel\n",
        .login: "password none\nlogin\ncontinue\npassword password\nlogin\n",
        .articles: "sort title\nsort size\nopen 1\nback\nreload\n",
    ]

    @Test(arguments: PracticeProgram.allCases)
    func `the information flow is that of the golden file`(program: PracticeProgram) async throws {
        let script = try #require(Self.scripts[program])
        let run = try await program.run(["--trace"], input: script)
        let hops = run.diagnostics.split(separator: "\n").filter { $0.contains(/\ [→⇢⇄]/) }
        let folder = URL(filePath: #filePath).appending(path: "../../Goldens").standardizedFileURL
        let golden = try String(contentsOf: folder.appending(path: "\(program.rawValue).txt"), encoding: .utf8)
        #expect(hops.joined(separator: "\n") + "\n" == golden)
    }

    @Test(arguments: PracticeProgram.allCases)
    func `a trace doesn't change the output`(program: PracticeProgram) async throws {
        let script = try #require(Self.scripts[program])
        // At once, as the login takes its time.
        async let traced = program.run(["--trace"], input: script)
        let plain = try await program.run(input: script)
        #expect(try await (traced.output, traced.status) == (plain.output, plain.status))
        #expect(!plain.diagnostics.contains("→"))
    }

    @Test(arguments: ["text", "json"])
    func `no password reaches a stream, whatever the login's outcome`(format: String) async throws {
        for (script, status) in [("password s3cret\nlogin\ncontinue\nlogin s3cret\nback\n", 77), ("login\n", 0)] {
            let run = try await PracticeProgram.login.run(["--trace", "--format", format], input: script)
            #expect(run.status == status)
            #expect(!(run.output + run.diagnostics).contains("s3cret"))
            #expect(!run.output.contains("password"))
        }
    }
}
