import Foundation
import TestSupport
import Testing

/// Seen from the outside, the two programs of Contacts are identical.
struct ContactsProgramTests {
    static let script = [
        "search LE", "search", "add", "done", "first Bob", "done", "last Ray", "done", "add", "first Ann",
        "cancel", "add", "back", "first lost", "reload", "nonsense", "help", "",
    ].joined(separator: "\n")

    @Test(arguments: sample(["json", "text"]) { _ in 0 })
    func `both programs print the same contacts`(format: String) async throws {
        let run = try await commonRun(["--format", format])
        #expect(run.status == 0)
        #expect(run.lines.count { $0.contains("Bob Ray") } == 2)
        #expect(run.diagnostics.contains("There is no command 'nonsense'"))
    }

    @Test func `each line of JSON is an object that names its screen`() async throws {
        let run = try await PracticeProgram.contactsVIPER.run(["--format", "json"], input: Self.script)
        let objects = try run.lines.map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(objects.allSatisfy { ["list", "add"].contains($0["screen"] as? String) })
        #expect(objects.compactMap { $0["index"] as? Int } == [2])
        #expect(objects.compactMap { $0["alert"] }.count == 2)
    }

    @Test(arguments: sample([("damaged", 65), ("folder", 66), ("no/such/folder/book", 66)]) { $0.1 })
    func `an unreadable store is left alone, and the user is told`(name: String, status: Int32) async throws {
        let scratch = try TemporaryFolder()
        let torn = Data(#"{"version": 1, "contacts": [{"firstName": "Ann", "#.utf8)
        try scratch.write(torn, to: "damaged")
        try FileManager.default.createDirectory(
            atPath: scratch.path("folder"), withIntermediateDirectories: true)
        let script = "reload\nadd\nfirst Bob\nlast Ray\ndone\ncancel\nreload\n"
        let run = try await commonRun(["--store", scratch.path(name)], input: script)
        #expect(run.status == status)
        // The message appears at the start, after each reload, and when the list reappears.
        #expect(run.lines.count { $0.contains("could not be loaded. '\(scratch.path(name))'") } == 4)
        #expect(run.lines.contains { $0.contains("could not be saved. '\(scratch.path(name))'") })
        #expect(try scratch.bytes(of: "damaged") == Array(torn))
    }

    @Test(arguments: PracticeProgram.allCases)
    func `help goes to standard output, and lists each exit status`(program: PracticeProgram) async throws {
        let run = try await program.run(["--help"])
        #expect(run.status == 0)
        #expect(run.diagnostics == "")
        var words = ["Usage: \(program.rawValue)", "--format", "64 incorrect usage"]
        if program == .articles {
            words += ["--source", "a URL's password in 'ps'", "--sort", "--timeout", "sort KEY", "open N"]
            words += ["65", "66", "69"]
        }
        for word in words { #expect(run.output.contains(word), "\(word)") }
    }

    /// Runs both programs, and expects the same run of both.
    private func commonRun(_ arguments: [String], input: String = script) async throws -> Run {
        var runs: [Run] = []
        for program in PracticeProgram.contacts {
            var run = try await program.run(arguments, input: input)
            // Each program's name occurs in its diagnostics and in the name of its store.
            run.diagnostics = run.diagnostics.replacing("\(program.rawValue): ", with: "")
            run.output = run.output.replacing(program.rawValue, with: "store")
            runs.append(run)
        }
        let first = try #require(runs.first)
        for run in runs { #expect(run == first) }
        return first
    }
}

/// The JSON object printed for a contact list.
struct ContactsPage: Decodable {
    struct Shown: Decodable { let fullName: String }

    let contacts: [Shown]
}
