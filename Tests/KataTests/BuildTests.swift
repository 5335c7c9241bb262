import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Compiler errors in a build's output, and the programs that kata starts.
struct BuildTests {
    @Test func `each error is reported once, with its place and in the compiler's order`() throws {
        let texts = try cases(in: "build").map(\.text)
        let errors = CompilerError.all(in: texts[0], folder: URL(filePath: "/tmp/my kata"))
        let lines = errors.flatMap { error in
            let place = "\(error.file):\(error.line):\(error.column)"
            return ["\(place): \(error.message)"] + error.details.map { "  \($0)" }
        }
        #expect(lines == texts[1].split(separator: "\n").map(String.init))
    }

    @Test func `a file has one place in the package, whichever path the compiler reports`() throws {
        try URL.withTemporaryFolder { folder in
            let real = folder.appending(path: "real")
            let link = folder.appending(path: "link")
            try real.write(["Sources/A.swift": ""])
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
            for (package, said) in [(link, real), (real, link), (link, link)] {
                let output = "\(said.path)/Sources/A.swift:1:1: error: no"
                let errors = CompilerError.all(in: output, folder: package)
                #expect(errors.map(\.file) == ["Sources/A.swift"])
            }
        }
    }

    @Test func `a program's output and exit status are reported, and so is a missing program`() throws {
        let error = #expect(throws: KataError.self) { try Tool(["no-such-program"])([]) }
        #expect(error?.description.hasPrefix("'no-such-program' could not be started") == true)
        let shell = Tool(["sh", "-c"])
        let end = try shell(["echo out; echo err >&2; exit 3"], mergesErrors: true)
        #expect(end.status == 3)
        #expect(!end.isKilled)
        #expect(end.output == "out\nerr\n")
        let killed = try shell(["kill -9 $$"])
        #expect(killed.status == 9)
        #expect(killed.isKilled)
        #expect(!killed.isTooLong)
    }

    @Test func `a program reads its input, or none`() throws {
        #expect(try Tool(["cat"])([], input: "a\nb").output == "a\nb")
        #expect(try Tool(["cat"])([]).output == "")
    }

    @Test func `a program may end before it has read its input`() throws {
        let input = String(repeating: "a", count: 1 << 20)
        #expect(try Tool(["true"])([], input: input).status == 0)
    }

    @Test(arguments: ["yes", "yes & sleep 10", "head -c 99999999 /dev/zero; while :; do :; done"])
    func `a program that never stops printing is ended, and only the last of its output is returned`(
        script: String
    ) throws {
        let begin = ContinuousClock.now
        let end = try Tool(["sh", "-c"])([script], limit: 30)
        #expect(end.isEndless)
        #expect(end.isKilled)
        #expect(!end.isTooLong)
        #expect(!end.output.isEmpty)
        #expect(end.output.utf8.count <= 1 << 16)
        #expect(ContinuousClock.now - begin < .seconds(9), "not only when the program ends or its time is over")
    }

    @Test func `a program that never stops writing a file is ended, too, and only the file's ends are read`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "events")
            let script = "while :; do printf '%100000d\\n' 1 >>'\(file.path)'; echo line; done"
            let end = try Tool(["sh", "-c"])([script], limit: 30, writing: file)
            #expect(end.isEndless)
            #expect(end.isKilled)
            #expect(!end.isTooLong)
            #expect(try Data(contentsOf: file).count < 2 * ProgramOutput.limit)
            #expect(file.ends.utf8.count == 1 << 22)
            #expect(folder.ends == "")
        }
    }

    @Test func `a program may print a lot, and its output is complete`() throws {
        let end = try Tool(["sh", "-c"])(["head -c 9999999 /dev/zero | tr '\\0' x; exec >&-; sleep 0.1"])
        #expect(!end.isEndless)
        #expect(!end.isKilled)
        #expect(end.output.utf8.count == 9_999_999)
    }

    @Test func `a child that outlives a program doesn't hold up the program's result`() throws {
        let begin = ContinuousClock.now
        let end = try Tool(["sh", "-c"])(["echo out; sleep 9 2>/dev/null & exit 3"])
        #expect(end.output == "out\n")
        #expect(end.status == 3)
        #expect(ContinuousClock.now - begin < .seconds(5))
        let isInherited = fcntl(ProgramOutput().descriptor, F_GETFD) & FD_CLOEXEC == 0
        #expect(!isInherited, "a child that prints would never learn that the pipe is closed")
    }

    @Test func `the progress is the last that the program printed`() throws {
        let output = ProgramOutput()
        let text = String(repeating: "[1/87]\r\n", count: 1_000) + "now\n[12/87]\n"
        try FileHandle(fileDescriptor: output.descriptor).write(text)
        output.read {}
        let end = output.end()
        #expect(end.text.lines.count == 1_003)
        #expect(!end.isEndless)
        #expect(output.last.hasSuffix("\n[12/87]\n"))
        #expect(output.last.utf8.count <= 1 << 12)
    }

    @Test func `a cancelled tool isn't started`() {
        let log = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let cancellation = Cancellation()
        cancellation.cancel()
        #expect(throws: CancellationError.self) { try Tool(["touch"])([log.path], unless: cancellation) }
        #expect(!log.exists)
    }

    @Test func `cancelling a tool ends everything it started, including other process groups`() throws {
        try URL.withTemporaryFolder { folder in
            let pipe = folder.appending(path: "pipe")
            #expect(try Tool(["mkfifo"])([pipe.path]).status == 0)
            let cancellation = Cancellation()
            let child = "echo $$; sh -c \"echo \\$\\$; exec sleep 600\"; true"
            let script = "set -m; sh -c '\(child)' >'\(pipe.path)' & wait"
            let end = Mutex<Result<Tool.End, any Error>?>(nil)
            let running = DispatchGroup()
            DispatchQueue.global().async(group: running) {
                let result = Result { try Tool(["sh", "-c"])([script], unless: cancellation) }
                end.withLock { $0 = result }
            }
            // Opening the pipe blocks until there's a writer. The pipe stays open while any process of the script runs.
            let output = try FileHandle(forReadingFrom: pipe)
            let children = try Self.lines(2, of: output).compactMap { Int32($0) }
            #expect(children.count == 2)
            cancellation.cancel()
            try Self.expectEnd(of: children, at: output)
            running.wait()
            #expect(throws: CancellationError.self) { try end.withLock { try $0?.get() } }
        }
    }

    @Test(arguments: ["sleep 600", "yes"])
    func `a tool that takes too long, or never stops printing, is ended with everything it started`(
        work: String
    ) throws {
        try URL.withTemporaryFolder { folder in
            let pipe = folder.appending(path: "pipe")
            #expect(try Tool(["mkfifo"])([pipe.path]).status == 0)
            let child = "set -m; sh -c 'echo $$; exec sleep 600' >'\(pipe.path)' 2>&1 & \(work)"
            let running = DispatchGroup()
            let end = Mutex<Tool.End?>(nil)
            DispatchQueue.global().async(group: running) {
                let result = try? Tool(["sh", "-c"])([child], limit: 3)
                end.withLock { $0 = result }
            }
            let output = try FileHandle(forReadingFrom: pipe)
            let children = try Self.lines(1, of: output).compactMap { Int32($0) }
            try Self.expectEnd(of: children, at: output)
            running.wait()
            let isEndless = work == "yes"
            #expect(end.withLock { $0?.isEndless } == isEndless)
            #expect(end.withLock { $0?.isTooLong } == !isEndless)
        }
    }

    /// Reads lines from a pipe.
    private static func lines(_ count: Int, of pipe: FileHandle) throws -> [String] {
        var text = ""
        while text.count(where: \.isNewline) < count {
            text += String(decoding: try #require(try pipe.read(upToCount: 1)), as: UTF8.self)
        }
        return text.lines.dropLast()
    }

    /// Expects that processes end, each of which has a pipe open. If they don't, ends them.
    private static func expectEnd(of processes: [Int32], at pipe: FileHandle) throws {
        let isOver = DispatchSemaphore(value: 0)
        let rest = Mutex(Data?.none)
        DispatchQueue(label: "pipe").async {
            let data = try? pipe.readToEnd() ?? Data()
            rest.withLock { $0 = data }
            isOver.signal()
        }
        let hasEnded = isOver.wait(timeout: .now() + 20) == .success
        #expect(hasEnded, "a child lives on")
        if !hasEnded {
            for process in processes { kill(process, SIGKILL) }
            isOver.wait()
        }
        #expect(rest.withLock(\.self) == Data())
    }
}
