import ConsoleUI
import Foundation
import Testing

struct ConsoleTests {
    private let output = Recorder()
    private let diagnostics = Recorder()

    private func console(_ format: Console.Format = .text) -> Console {
        Console(format: format, output: output.output(), diagnostics: diagnostics.output())
    }

    @Test func `views write to the output, everything else goes to the diagnostics`() {
        let console = console()
        console.write("line")
        console.write(heading: "heading")
        console.note("note")
        console.warn("warning")
        #expect(output.text == "line\nheading\n")
        #expect(diagnostics.text == "note\nwarning\n")
    }

    @Test(arguments: [
        ("plain Ünïcödé 映画 दंगल", "plain Ünïcödé 映画 दंगल"),
        ("bell\u{7}tab\tline\nbreak\r", "bell tab line break "),
        ("\u{1B}[31mred\u{1B}[0m", " [31mred [0m"),
        ("C1 \u{9B}31m and DEL \u{7F}", "C1  31m and DEL  "),
        ("\u{202E}gnp.exe\u{202C}\u{2066}x\u{2069}\u{200F}", "gnp.exex"),
        ("a\u{2028}b\u{2029}c", "a b c"),
        ("👩‍👩‍👧 family, می‌خواهم", "👩‍👩‍👧 family, می‌خواهم"),
    ])
    func `no control sequence reaches the terminal`(text: String, shown: String) {
        console().write(text)
        console().write(heading: text)
        #expect(output.text == shown + "\n" + shown + "\n")
        console().warn(text)
        console().note(text)
        #expect(diagnostics.text == shown + "\n" + shown + "\n")
    }

    @Test func `JSON is one line with sorted keys, and escaping loses no character`() throws {
        // In a dictionary of two keys, the order may be right by chance.
        let many = Dictionary(uniqueKeysWithValues: "hgfedcba".map { (String($0), 1) })
        console(.json).write(json: many)
        #expect(output.take() == #"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1}"# + "\n")

        let titles = ["b": "\u{202E}a\u{9B}\u{7F}\n\u{2028}/é", "a": "1"]
        console(.json).write(json: titles)
        let line = output.text
        #expect(line == #"{"a":"1","b":"\u202ea\u009b\u007f\n\u2028/é"}"# + "\n")
        #expect(try JSONDecoder().decode([String: String].self, from: Data(line.utf8)) == titles)
    }

    @Test func `colours are for outputs that have them`() {
        let console = Console(
            format: .text, output: output.output(isTerminal: true, hasColors: true), diagnostics: diagnostics.output())
        console.write(heading: "Top")
        console.warn("No")
        #expect(output.text == "\u{1B}[1mTop\u{1B}[0m\n")
        #expect(diagnostics.text == "No\n")
    }

    @Test func `a file that isn't a terminal gets no colours, one that can't be written says so`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let plain = TextOutput(try FileHandle(forWritingTo: file), environment: [:])
        #expect(!plain.isTerminal)
        Console(format: .text, output: plain, diagnostics: diagnostics.output()).write(heading: "Top")
        #expect(try String(contentsOf: file, encoding: .utf8) == "Top\n")
        let lost = TextOutput(try FileHandle(forReadingFrom: file))
        #expect(lost.failure == nil)
        let console = Console(format: .text, output: lost, diagnostics: diagnostics.output())
        console.write("Top")
        #expect(lost.failure != nil)
    }

    @Test func `nothing follows a gap in the output`() {
        var calls = 0
        let gap = TextOutput { _ in
            calls += 1
            throw POSIXError(.ENOSPC)
        }
        for _ in 1...3 { Console(format: .text, output: gap, diagnostics: gap).write("Top") }
        #expect(calls == 1)
    }

    @Test func `all callers resume when the activity ends`() async {
        let console = console()
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
        #expect(count == 0)
        console.activity = nil
        await settle { count == 3 }
        #expect(count == 3)
        #expect(diagnostics.text == "", "no progress line where nobody looks")
    }

    @Test func `an activity that follows another at once keeps callers waiting`() async {
        let console = console()
        console.activity = "Working"
        var isDone = false
        let waiter = Task {
            await console.untilIdle()
            isDone = true
        }
        await settle { false }
        console.activity = nil
        console.activity = "Working on"
        await settle { isDone }
        #expect(!isDone)
        console.activity = nil
        await waiter.value
    }

    /// Lets other tasks run until `isSettled`, or for a while.
    private func settle(until isSettled: () -> Bool) async {
        for _ in 1...1_000 where !isSettled() { await Task.yield() }
    }

    @Test func `an activity that is over, too short, or not at a terminal shows no line`() async {
        func console(isTerminal: Bool, delay: Duration) -> Console {
            Console(
                format: .text, output: output.output(), diagnostics: diagnostics.output(isTerminal: isTerminal),
                progressDelay: delay)
        }
        let consoles = [
            console(isTerminal: true, delay: .zero), console(isTerminal: true, delay: .seconds(600)),
            console(isTerminal: false, delay: .zero),
        ]
        for console in consoles { console.activity = "Working" }
        consoles[0].activity = nil
        // A line that comes after theirs would have.
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        let last = Console(
            format: .text, output: output.output(),
            diagnostics: TextOutput(isTerminal: true) { continuation.yield($0) }, progressDelay: .milliseconds(20))
        last.activity = "Working"
        for await line in lines.prefix(1) { #expect(line == "Working…") }
        #expect(diagnostics.text == "")
        consoles[1].activity = nil
    }

    @Test func `a slow activity has a line at a terminal, which goes with it`() async {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        let terminal = TextOutput(isTerminal: true) { continuation.yield($0) }
        let console = Console(format: .text, output: output.output(), diagnostics: terminal, progressDelay: .zero)
        console.activity = "\u{1B}[31mWorking\u{1B}[0m"
        var written = lines.makeAsyncIterator()
        #expect(await written.next() == " [31mWorking [0m…", "no control sequence reaches the terminal")
        console.activity = nil
        #expect(await written.next() == "\r\u{1B}[K")
    }
}
