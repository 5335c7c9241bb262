import Foundation
import TestSupport
import Testing

@testable import ConsoleUI

struct ConsoleTests {
    private let recorder = Recorder()

    @Test(arguments: [
        ("plain Ünïcödé 映画 दंगल", "plain Ünïcödé 映画 दंगल"),
        ("bell\u{7}tab\tline\nbreak\r", "bell tab line break "),
        ("\u{1B}[31mred\u{1B}[0m", " [31mred [0m"),
        ("C1 \u{9B}31m and DEL \u{7F}", "C1  31m and DEL  "),
        ("\u{202E}gnp.exe\u{202C}\u{2066}x\u{2069}\u{200F}", "gnp.exex"),
        ("a\u{2028}b\u{2029}c", "a b c"),
        ("👩‍👩‍👧 family, می‌خواهم", "👩‍👩‍👧 family, می‌خواهم"),
    ])
    func `views write to the output, messages to the diagnostics, both without control sequences`(
        text: String, shown: String
    ) {
        recorder.console().write(text)
        recorder.console().write(heading: text)
        #expect(recorder.output == shown + "\n" + shown + "\n")
        recorder.console().warn(text)
        recorder.console().note(text)
        #expect(recorder.diagnostics == shown + "\n" + shown + "\n")
    }

    @Test func `JSON is one line with sorted keys, and no character is lost to escaping`() throws {
        // With only two keys, the order might be right by chance.
        let many = Dictionary(uniqueKeysWithValues: "hgfedcba".map { (String($0), 1) })
        recorder.console(.json).write(json: many)
        #expect(recorder.take() == #"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1}"# + "\n")

        let titles = ["b": "\u{202E}a\u{9B}\u{7F}\n\u{2028}/é", "a": "1"]
        recorder.console(.json).write(json: titles)
        let line = recorder.output
        #expect(line == #"{"a":"1","b":"\u202ea\u009b\u007f\n\u2028/é"}"# + "\n")
        #expect(try JSONDecoder().decode([String: String].self, from: Data(line.utf8)) == titles)
    }

    @Test func `only outputs that support colours get them`() {
        var output = ""
        var diagnostics = ""
        let console = Console(
            format: .text,
            output: TextOutput(isTerminal: true, hasColors: true) { output += $0 },
            diagnostics: TextOutput { diagnostics += $0 })
        console.write(heading: "Top")
        console.warn("No")
        #expect(output == "\u{1B}[1mTop\u{1B}[0m\n")
        #expect(diagnostics == "No\n")
    }

    @Test(arguments: [
        ([:], true, true),
        (["NO_COLOR": ""], true, true),
        (["NO_COLOR": "1"], true, false),
        (["NO_COLOR": "0"], true, false),
        (["TERM": "dumb"], false, false),
        (["TERM": ""], false, false),
        (["__XCODE_BUILT_PRODUCTS_DIR_PATHS": "/"], false, false),
        (["XCODE_VERSION_ACTUAL": "2600"], false, false),
    ])
    func `a terminal has colours unless NO_COLOR is set, and Xcode's console isn't one`(
        environment: [String: String], isTerminal: Bool, hasColors: Bool
    ) throws {
        // Opening this device creates a terminal, as it does for a terminal emulator.
        let handle = try FileHandle(forUpdating: URL(filePath: "/dev/ptmx"))
        let all = ["TERM": "xterm"].merging(environment) { $1 }
        let terminal = TextOutput(handle, environment: all)
        #expect(terminal.isTerminal == isTerminal)
        #expect(terminal.styled("Top", .bold) == (hasColors ? "\u{1B}[1mTop\u{1B}[0m" : "Top"))
    }

    // Before Swift 6.3, an exit test can't capture values.
    #if compiler(>=6.3)
        @Test(arguments: ["NO_COLOR", "TERM"])
        func `a program's environment decides whether it uses colours`(name: String) async {
            // Runs in its own process, because the test changes the environment.
            await #expect(processExitsWith: .success) { [name] in
                unsetenv("NO_COLOR")
                setenv("TERM", "xterm", 1)
                let handle = try FileHandle(forUpdating: URL(filePath: "/dev/ptmx"))
                let colored = await TextOutput(handle).styled("Top", .bold)
                setenv(name, "dumb", 1)
                let plain = await TextOutput(handle).styled("Top", .bold)
                exit(colored == "\u{1B}[1mTop\u{1B}[0m" && plain == "Top" ? 0 : 1)
            }
        }
    #endif

    @Test
    func `a file that isn't a terminal gets no colours, and a failed write is recorded`() throws {
        let folder = try TemporaryFolder()
        let file = URL(filePath: try folder.write(Data(), to: "a"))
        let plain = TextOutput(try FileHandle(forWritingTo: file), environment: [:])
        #expect(!plain.isTerminal)
        Console(format: .text, output: plain, diagnostics: plain).write(heading: "Top")
        #expect(try folder.bytes(of: "a") == Array("Top\n".utf8))
        let lost = TextOutput(try FileHandle(forReadingFrom: file))
        #expect(lost.failure == nil)
        Console(format: .text, output: lost, diagnostics: plain).write("Top")
        #expect(lost.failure != nil)
    }

    @Test func `after a failed write, no more output is written`() {
        var calls = 0
        let gap = TextOutput { _ in
            calls += 1
            throw POSIXError(.ENOSPC)
        }
        for _ in 1...3 { Console(format: .text, output: gap, diagnostics: gap).write("Top") }
        #expect(calls == 1)
    }

    @Test
    func `all callers resume when the activity ends, unless another follows at once`() async {
        let console = recorder.console()
        await console.untilIdle()
        console.activity = "Working"
        var count = 0
        for _ in 1...3 {
            Task {
                await console.untilIdle()
                count += 1
            }
        }
        await settle { false }
        console.activity = nil
        console.activity = "Working on"
        await settle { count > 0 }
        #expect(count == 0)
        console.activity = nil
        await settle { count == 3 }
        #expect(count == 3)
        #expect(recorder.diagnostics == "", "no progress line where nobody looks")
    }

    /// Yields until `isSettled` returns true, but at most 1,000 times.
    private func settle(until isSettled: () -> Bool) async {
        for _ in 1...1_000 where !isSettled() { await Task.yield() }
    }

    @Test
    func `an activity shows no progress line if it's over, too short, or not at a terminal`() async {
        let consoles = [
            recorder.console(isTerminal: true, progressDelay: .zero),
            recorder.console(isTerminal: true, progressDelay: .seconds(600)),
            recorder.console(progressDelay: .zero),
        ]
        for console in consoles { console.activity = "Working" }
        consoles[0].activity = nil
        // By the time this line appears, any unwanted line from the other consoles would have appeared too.
        let (last, lines) = terminal(progressDelay: .milliseconds(20))
        last.activity = "Working"
        for await line in lines.prefix(1) { #expect(line == "Working…") }
        #expect(recorder.diagnostics == "")
        consoles[1].activity = nil
    }

    @Test func `a slow activity at a terminal shows a progress line until it ends`() async {
        let (console, lines) = terminal(progressDelay: .zero)
        console.activity = "\u{1B}[31mWorking\u{1B}[0m"
        var written = lines.makeAsyncIterator()
        #expect(await written.next() == " [31mWorking [0m…", "no control sequence")
        console.activity = nil
        #expect(await written.next() == "\r\u{1B}[K")
        console.activity = "More"
        #expect(await written.next() == "More…", "what is gone isn't wiped again")
    }

    /// Returns a console that writes to a terminal, and a stream of its output.
    private func terminal(progressDelay: Duration) -> (Console, AsyncStream<String>) {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        let terminal = TextOutput(isTerminal: true) { continuation.yield($0) }
        let console = Console(
            format: .text, output: terminal, diagnostics: terminal, progressDelay: progressDelay)
        return (console, lines)
    }
}
