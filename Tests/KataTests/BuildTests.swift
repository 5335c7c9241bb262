import Foundation
import Synchronization
import TestSupport
import Testing

@testable import KataKit

/// Compiler errors in a build's output, and the programs that kata starts.
struct BuildTests {
    @Test func `each error is reported once, with its place and in the compiler's order`() throws {
        let texts = try cases(in: "build").map(\.text)
        let errors = CompilerError.all(in: texts[0], folder: URL(filePath: "/tmp/my kata")).flatMap { error in
            ["\(error.file):\(error.line):\(error.column): \(error.message)"] + error.details.map { "  \($0)" }
        }
        #expect(errors == texts[1].split(separator: "\n").map(String.init))
    }

    @Test func `a file has one place in the package, whichever path the compiler reports`() throws {
        try URL.withTemporaryFolder { folder in
            let (real, link) = (folder.appending(path: "real"), folder.appending(path: "link"))
            try real.write(["Sources/A.swift": ""])
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
            for (package, said) in [(link, real), (real, link), (link, link)] {
                let output = "\(said.path)/Sources/A.swift:1:1: error: no"
                #expect(CompilerError.all(in: output, folder: package).map(\.file) == ["Sources/A.swift"])
            }
        }
    }

    @Test func `a program's output and exit status are reported, and so is a missing program`() throws {
        let error = #expect(throws: KataError.self) { try Tool(["no-such-program"])([]) }
        #expect(error?.description.hasPrefix("'no-such-program' could not be started") == true)
        let shell = Tool(["sh", "-c"])
        let end = try shell(["echo out; echo err >&2; exit 3"], mergesErrors: true)
        #expect(end.status == 3 && !end.isKilled)
        #expect(end.output == "out\nerr\n")
        let killed = try shell(["kill -9 $$"])
        #expect(killed.status == 9 && killed.isKilled && !killed.isTooLong)
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
            let child = "sh -c \"echo begun; sleep 10; echo alive\"; true"
            let script = "set -m; sh -c '\(child)' >'\(pipe.path)' & wait"
            let end = Mutex<Result<Tool.End, any Error>?>(nil)
            let running = DispatchGroup()
            DispatchQueue.global().async(group: running) {
                let result = Result { try Tool(["sh", "-c"])([script], unless: cancellation) }
                end.withLock { $0 = result }
            }
            // Opening the pipe blocks until there's a writer. The pipe stays open while any process of the script runs.
            let output = try FileHandle(forReadingFrom: pipe)
            #expect(try output.read(upToCount: 6) == Data("begun\n".utf8))
            cancellation.cancel()
            #expect(try output.readToEnd() ?? Data() == Data())
            running.wait()
            #expect(throws: CancellationError.self) { try end.withLock { try $0?.get() } }
        }
    }
}
