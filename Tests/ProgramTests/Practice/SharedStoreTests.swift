import Foundation
import TestSupport
import Testing

/// A store that several programs share.
struct SharedStoreTests {
    @Test func `two programs that add contacts at the same time lose nothing`() async throws {
        let scratch = try TemporaryFolder()
        let (count, store) = (provesEverything ? 40 : 10, ["--store", scratch.path("book")])
        async let mvvm = PracticeProgram.contactsMVVM.run(store, input: Self.additions(count, as: "Ann"))
        async let viper = PracticeProgram.contactsVIPER.run(store, input: Self.additions(count, as: "Bob"))
        for run in [try await mvvm, try await viper] {
            #expect(run.status == 0)
            #expect(run.lines.count { $0.hasPrefix("+ ") } == count, "\(run.diagnostics)")
        }
        let expected = ["Ann", "Bob"].flatMap { name in (1...count).map { "\(name) \($0)" } }
        let list = try await PracticeProgram.contactsMVVM.run(store + ["--format", "json"])
        #expect(try names(in: list.lines.first).sorted() == expected.sorted())
    }

    @Test(arguments: sample(Array(1...8)) { $0 % 2 })
    func `after a program is killed, the store holds everything that was reported as saved`(count: Int) async throws {
        let scratch = try TemporaryFolder()
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = PracticeProgram.contactsVIPER.executable
        process.arguments = ["--store", scratch.path("book")]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(Self.additions(1_000, as: "Ann").utf8))
        var text = ""
        while text.count(where: { $0 == "+" }) < count {
            let bytes = output.fileHandleForReading.availableData
            // No bytes means that the program ended by itself. Its diagnostics appear among those of the tests.
            try #require(!bytes.isEmpty)
            text += String(decoding: bytes, as: UTF8.self)
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        text += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)

        let said = text.split(separator: "\n").filter { $0.hasPrefix("+") }.count
        let next = try await PracticeProgram.contactsMVVM.run(
            ["--store", scratch.path("book"), "--format", "json"], input: Self.additions(1, as: "Bob") + "reload\n")
        #expect(next.status == 0, "\(next.diagnostics)")
        let kept = try names(in: next.lines.first)
        // The contact that was being saved when the program was killed may or may not be in the store.
        #expect(said...(said + 1) ~= kept.count, "said \(said), kept \(kept.count)")
        #expect(try names(in: next.lines.last).sorted() == (kept + ["Bob 1"]).sorted())
    }

    private static func additions(_ count: Int, as name: String) -> String {
        (1...count).map { "add\nfirst \(name)\nlast \($0)\ndone\n" }.joined()
    }

    private func names(in page: String?) throws -> [String] {
        let page = try #require(page)
        return try JSONDecoder().decode(ContactsPage.self, from: Data(page.utf8)).contacts.map(\.fullName)
    }
}
