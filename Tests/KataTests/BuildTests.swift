import Foundation
import Synchronization
import Testing

@testable import kata

/// An error of the compiler is told with its place, once.
struct BuildTests {
    private let output = """
        Building for debugging...
        [3/9] Compiling TopMovies View.swift
        /tmp/my kata/Sources/TopMovies/View.swift:12:9: error: cannot find 'x' in scope
        10 | func show() {
           | `- note: add a parameter
        12 |         x()
           |         `- error: cannot find 'x' in scope
        /tmp/my kata/Sources/TopMovies/Contract.swift:2:5: note: 'x' is declared here
        /tmp/my kata/Sources/TopMovies/View.swift:14:1: warning: unused
        /tmp/my kata/Sources/TopMovies/View.swift:12:9: error: cannot find 'x' in scope
        /tmp/my kata/Sources/TopMovies/Module.swift:3:20: error: expected '}' in struct
        /opt/elsewhere/Law.swift:1:1: error: no such module: 'Foo'
        /opt/elsewhere/Law.swift:2:1: error: no such module: 'Foo'
        error: fatalError
        """

    @Test func `errors have their place, each once and in the compiler's order`() {
        let failures = Build.failures(in: output, folder: URL(filePath: "/tmp/my kata"))
        #expect(
            failures == [
                .init(
                    file: "Sources/TopMovies/View.swift", line: 12, column: 9, message: "cannot find 'x' in scope",
                    details: [
                        "note: add a parameter", "x()",
                        "note: 'x' is declared here (Sources/TopMovies/Contract.swift:2)",
                    ]),
                .init(
                    file: "Sources/TopMovies/Module.swift", line: 3, column: 20, message: "expected '}' in struct"),
                .init(file: "/opt/elsewhere/Law.swift", line: 1, message: "no such module: 'Foo'"),
                .init(file: "/opt/elsewhere/Law.swift", line: 2, message: "no such module: 'Foo'"),
            ])
    }

    @Test func `a file has one place in the package, whichever path leads to it`() throws {
        try URL.withTemporaryFolder { folder in
            let (real, link) = (folder.appending(path: "real"), folder.appending(path: "link"))
            try real.write(["Sources/A.swift": ""])
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
            for (package, said) in [(link, real), (real, link), (link, link)] {
                let output = "\(said.path)/Sources/A.swift:1:1: error: no"
                #expect(Build.failures(in: output, folder: package).map(\.file) == ["Sources/A.swift"])
            }
        }
    }

    @Test func `a missing program is reported in a sentence`() {
        let error = #expect(throws: KataError.self) { try Tool(["no-such-program"])([]) }
        #expect(error?.description.hasPrefix("'no-such-program' could not be started") == true)
    }

    @Test func `a program's output and end are reported`() throws {
        let shell = Tool(["sh", "-c"])
        let end = try shell(["echo out; echo err >&2; exit 3"], mergesErrors: true)
        #expect(end.status == 3)
        #expect(!end.isKilled)
        #expect(end.output == "out\nerr\n")
        let killed = try shell(["kill -9 $$"])
        #expect(killed.status == 9)
        #expect(killed.isKilled)
    }

    @Test func `a cancelled tool isn't started any more`() {
        let log = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let cancellation = Cancellation()
        cancellation.cancel()
        #expect(throws: CancellationError.self) { try Tool(["touch"])([log.path], unless: cancellation) }
        #expect(!log.exists)
    }

    @Test func `a cancelled tool ends with everything it started, including other process groups`() throws {
        try URL.withTemporaryFolder { folder in
            let pipe = folder.appending(path: "pipe")
            #expect(try Tool(["mkfifo"])([pipe.path]).status == 0)
            let cancellation = Cancellation()
            let script = "set -m; sh -c 'echo begun; sleep 10; echo alive' >'\(pipe.path)' & wait"
            let end = Mutex<Result<Tool.End, any Error>?>(nil)
            let running = DispatchGroup()
            DispatchQueue.global().async(group: running) {
                let result = Result { try Tool(["sh", "-c"])([script], unless: cancellation) }
                end.withLock { $0 = result }
            }
            // Opening a pipe waits for its other end, which stays open for as long as anything of the script lives.
            let output = try FileHandle(forReadingFrom: pipe)
            #expect(try output.read(upToCount: 6) == Data("begun\n".utf8))
            cancellation.cancel()
            #expect(try output.readToEnd() ?? Data() == Data())
            running.wait()
            #expect(throws: CancellationError.self) { try end.withLock { try $0?.get() } }
        }
    }
}
