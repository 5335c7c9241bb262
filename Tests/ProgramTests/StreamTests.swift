import TestSupport
import Testing

/// The programs' streams: output that's lost is reported, and a closed stream isn't taken for another.
struct StreamTests {
    private static let all: [any BuiltProgram] = Program.allCases + PracticeProgram.allCases

    // Only Linux has a device that acts as a full disk.
    #if os(Linux)
        @Test(arguments: [["--format", "text"], ["--format", "json"], ["--help"]])
        func `output lost to a full disk is reported`(arguments: [String]) async throws {
            for program in Self.all {
                let run = try await program.run(arguments, input: "quit\n", redirection: ">/dev/full")
                #expect(run.status == 74, "\(program.rawValue)")
                let complaint = run.diagnostics.split(separator: "\n").last ?? ""
                #expect(complaint.hasPrefix("\(program.rawValue): The output could not be written: "))
            }
        }
    #endif

    @Test func `a closed output is lost output`() async throws {
        for program in Self.all {
            #expect(try await program.run(redirection: ">&-").status == 74, "\(program.rawValue)")
        }
    }

    @Test func `a closed input is an empty one, whatever other files the program opens`() async throws {
        for program in Self.all {
            let empty = try await program.run()
            #expect(try await program.run(redirection: "<&-") == empty)
        }
    }
}
