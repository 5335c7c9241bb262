import Foundation
import TestSupport
import Testing

/// Whatever a server does wrong, the programs end in time, with the same status and the same message.
///
/// A short run tries one fault for each exit status, plus an overlong answer, on one program each. A full run tries
/// every fault on every program. With `WRITE_PROMISES=1`, the results on Linux are written to `Steps/promises.md`.
@Suite(.timeLimit(.minutes(10))) struct FaultServerTests {
    /// A program's exit status and its message for one response.
    struct Verdict: Equatable, Sendable {
        let status: Int32
        let sentence: String
    }

    private let environment = ProcessInfo.processInfo.environment
    /// The timeout in seconds. It's short, because on Linux, a waiting `URLSession` keeps the processor busy.
    private let patience = "0.5"

    @Test func `the status and the message for a server fault match those on the page, in every program`() async throws
    {
        let page = URL(filePath: #filePath).appending(path: "../../../Steps/promises.md").standardizedFileURL
        let text = try TestSupport.text(of: page)
        let (isWriting, rows) = (environment["WRITE_PROMISES"] == "1", text.split(separator: "\n"))
        let tried = sample(Fault.all) { fault in
            let row = rows.first { $0.hasPrefix("| \(fault.name) | ") }?.split(separator: "|").dropFirst() ?? []
            return (row.first ?? "") + (row.last?.contains("64 kB") == true ? "too much" : "")
        }
        let faults = isWriting ? Fault.all : tried
        var lines: [String] = []
        for (fault, programs) in zip(faults, Program.inTurn(rows: faults.count)) {
            let server = try fault.start()
            let verdicts = try await verdicts(of: programs) { program in
                try await run(program, on: server, timeout: fault.hasNoEnd ? patience : "60")
            }.joined()
            let first = try #require(verdicts.first)
            for verdict in verdicts { #expect(verdict == first, "\(fault.name)") }
            lines.append(row(fault.name, first))
        }
        lines += try await rowsOfCuts()
        let head = ["<!-- faults -->", "| The server … | status | What the program says |", "| --- | --- | --- |"]
        let table = (head + lines + ["<!-- /faults -->"]).joined(separator: "\n")
        if isWriting {
            let written = text.replacing(/(?s)<!-- faults -->.*<!-- \/faults -->/, with: table)
            try Data(written.utf8).write(to: page)
        } else {
            #if os(Linux)
                for line in provesEverything ? [table] : lines {
                    let isListed = text.contains("\(line)\n")
                    #expect(isListed, "Steps/promises.md should say:\n\(line)")
                }
            #endif
        }
    }

    /// Returns the table rows for a response that is cut after each byte in turn or, in a short run, only after the
    /// bytes where a row begins or ends. Each program gets an equal share of the cuts.
    private func rowsOfCuts() async throws -> [String] {
        let (programs, length) = (Program.allCases, Fault.plainAnswer.utf8.count)
        let counts = provesEverything ? Array(1..<length) : [1, 16, 17, 36, 37, 38, 39, length - 1]
        let verdicts = try await verdicts(of: programs) { program in
            let start = programs.firstIndex(of: program) ?? 0
            let counts = stride(from: start, to: counts.count, by: programs.count).map { counts[$0] }
            let server = try Fault.cut(after: counts)
            let verdicts = try await run(program, on: server, timeout: "60", reloads: counts.count - 1)
            try #require(verdicts.count == counts.count)
            return verdicts
        }
        let all = counts.indices.map { verdicts[$0 % programs.count][$0 / programs.count] }
        var rows: [String] = []
        for (index, verdict) in all.enumerated() where index == 0 || all[index - 1] != verdict {
            let end = all[index...].firstIndex { $0 != verdict } ?? all.count
            let range = "\(counts[index]) to \(counts[end - 1]) of the \(length) bytes"
            rows.append(row("closes the connection after \(range) of its answer", verdict))
        }
        return rows
    }

    private func row(_ name: String, _ verdict: Verdict) -> String {
        "| \(name) | \(verdict.status) | \(verdict.sentence.replacing("|", with: "\\|")) |"
    }

    /// Runs the programs concurrently, and returns their verdicts in the order of `programs`.
    private func verdicts(
        of programs: [Program], _ verdicts: @escaping @Sendable (Program) async throws -> [Verdict]
    ) async throws -> [[Verdict]] {
        let all = try await withThrowingTaskGroup(of: (Program, [Verdict]).self) { group in
            for program in programs { group.addTask { (program, try await verdicts(program)) } }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return programs.compactMap { all[$0] }
    }

    /// Runs a program against a server.
    /// - Returns: The program's status and message for each response.
    private func run(
        _ program: Program, on server: LoopbackServer, timeout: String, reloads: Int = 0
    ) async throws -> [Verdict] {
        let url = try server.url("/")
        let arguments = ["--source", url.absoluteString, "--timeout", timeout, "--max-bytes", "64K"]
        let input = String(repeating: "reload\n", count: reloads)
        var run = try await program.run(arguments, input: input)
        // On a busy machine, the child process may exceed its grace period. The suite's time limit ends the retries.
        while run.diagnostics.contains("could not be fetched in time") {
            run = try await program.run(arguments, input: input)
        }
        let failure = "The movies could not be loaded. "
        let sentences = run.lines.filter { $0 != "Top Movies" }.map { $0.replacing(failure, with: "") }
        #expect(run.diagnostics == (run.status == 0 ? "" : "\(program.rawValue): \(sentences.last ?? "")\n"))
        return sentences.map { sentence in
            let shown = sentence.replacing(":\(url.port ?? 0)/", with: ":PORT/")
                // The system's wording of the reason differs between versions.
                .replacing(/(did not answer|broke off in the middle of its answer): .*;/) { "\($0.1): REASON;" }
                .replacing("within \(patience) s;", with: "within 1 s;")
            return Verdict(status: run.status, sentence: shown)
        }
    }
}
