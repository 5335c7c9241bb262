import Foundation

/// A loop that reads commands, one per line, and passes them to the top screen, as UIKit's run loop does with events.
///
/// A command waits until the screen is no longer busy, so that typed-ahead or piped input reaches the intended screen.
public struct CommandLoop {
    /// The maximum length of a line, in bytes.
    nonisolated public static let lineLimit = 65_536

    private let navigator: Navigator
    private let console: Console
    private let nextLine: () async -> String?

    /// Creates a loop for `navigator`'s top screen.
    /// - Parameter nextLine: Returns the next line typed, or nil at the end of the input.
    public init(navigator: Navigator, console: Console, nextLine: @escaping () async -> String?) {
        self.navigator = navigator
        self.console = console
        self.nextLine = nextLine
    }

    /// Runs until `quit` or the end of the input, and lets the screen finish its work.
    public func run() async {
        while true {
            await console.untilIdle()
            console.prompt()
            guard let line = await nextLine() else { return console.endPrompt() }
            guard perform(line) else { break }
        }
        await console.untilIdle()
    }

    /// Performs one command. If that isn't possible, changes nothing and explains why in the console's diagnostics.
    /// - Returns: False for `quit`; otherwise, true.
    public func perform(_ line: String) -> Bool {
        // An invalid byte counts as one byte, though it becomes a three-byte replacement character in the text.
        let count = line.unicodeScalars.reduce(0) { $0 + ($1 == "\u{FFFD}" ? 1 : $1.utf8.count) }
        guard count <= Self.lineLimit else {
            console.warn("A line may have up to \(Self.lineLimit) bytes; that one was longer, and was ignored.")
            return true
        }
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let name = words.first?.lowercased() else { return true }
        let arguments = Array(words.dropFirst())
        guard let command = commands.first(where: { $0.name == name }) else {
            let suggestion = didYouMean(name, among: commands.map(\.name))
            console.warn("There is no command '\(name)' on this screen.\(suggestion) Type 'help'.")
            return true
        }
        switch command.action {
        case .tap(let tap) where arguments.isEmpty:
            tap()
            return name != "quit"
        case .tap: console.warn("'\(name)' takes no argument.")
        case .select(let select):
            if let row = row(arguments, for: name) { select(row) }
        case .enter(let enter):
            let text = line.drop(while: \.isWhitespace).dropFirst(name.count)
            enter(text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return true
    }

    /// The commands that can be typed now: the screen's own, and those that are always available.
    private var commands: [Command] {
        (navigator.top?.commands ?? []) + [
            Command("back", "go back to the previous screen", tap: back),
            Command("help", "show this", tap: help),
            Command("quit", "leave") {},
        ]
    }

    private func back() {
        if navigator.pop() == nil { console.warn("There's no screen to go back to.") }
    }

    private func help() {
        let longest = commands.map(\.usage.count).max() ?? 0
        let width = max(longest + 2, 10)
        for command in commands {
            console.note("  " + command.usage.padded(to: width) + command.summary)
        }
    }

    /// Returns the index of the row given by a command's argument. If there's no such row, warns and returns nil.
    private func row(_ arguments: [String], for name: String) -> Int? {
        let count = navigator.top?.rowCount ?? 0
        guard let argument = arguments.first, arguments.count == 1 else {
            console.warn("'\(name)' takes one number, such as '\(name) 1' for the first row.")
            return nil
        }
        guard let number = Int(argument) else {
            console.warn("'\(name)' takes a number, not '\(argument)'.")
            return nil
        }
        guard number > 0, number <= count else {
            let choice = count == 0 ? "the list has no rows" : "choose one from 1 to \(count)"
            console.warn("There is no number \(number): \(choice).")
            return nil
        }
        return number - 1
    }
}
