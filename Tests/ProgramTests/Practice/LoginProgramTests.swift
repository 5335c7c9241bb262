import Testing

/// The login program from the outside.
struct LoginProgramTests {
    @Test(arguments: ["text", "json"])
    func `no password is written to any stream, whatever the login's outcome`(format: String) async throws {
        for (script, status) in [("password s3cret\nlogin\ncontinue\nlogin s3cret\nback\n", 77), ("login\n", 0)] {
            let run = try await PracticeProgram.login.run(["--format", format], input: script)
            #expect(run.status == status)
            #expect(!(run.output + run.diagnostics).contains("s3cret"))
            #expect(!run.output.contains("password"))
        }
    }
}
