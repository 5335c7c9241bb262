/// Reads commands, one a line, and gives them to the screen on top: what the run loop is to UIKit.
///
/// A command waits until the screen is no longer busy, so that what is typed ahead, or piped in, meets the screen
/// that it was meant for.
public struct CommandLoop {
    private let navigator: Navigator
    private let console: Console
    private let nextLine: () async -> String?

    /// Makes a loop over `navigator`'s top screen.
    /// - Parameter nextLine: Gives the next line typed, or nil at the end of the input.
    public init(navigator: Navigator, console: Console, nextLine: @escaping () async -> String?) {
        (self.navigator, self.console, self.nextLine) = (navigator, console, nextLine)
    }

    /// Runs until `quit` or the end of the input, and then lets the screen finish what it is busy with.
    public func run() async {
        while true {
            await console.untilIdle()
            console.prompt()
            guard let line = await nextLine() else { return console.endPrompt() }
            guard perform(line) else { break }
        }
        await console.untilIdle()
    }

    /// Performs one command. What cannot be done is said on the console's diagnostics, and changes nothing.
    /// - Returns: False for `quit`.
    public func perform(_ line: String) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let name = words.first?.lowercased() else { return true }
        switch (name, words.count) {
        case ("quit", 1):
            return false
        case ("help", 1):
            help()
        case ("back", 1):
            if navigator.pop() == nil { console.warn("There is no screen to go back to.") }
        default:
            perform(name, words.dropFirst())
        }
        return true
    }

    private func perform(_ name: String, _ arguments: ArraySlice<String>) {
        let commands = navigator.top?.commands ?? []
        switch (commands.first { $0.name == name })?.action {
        case .tap(let tap)? where arguments.isEmpty:
            tap()
        case .select(let select)? where arguments.count == 1:
            guard let row = self.row(arguments.joined(), for: name) else { return }
            select(row)
        case .select?:
            console.warn("'\(name)' takes one number: '\(name) 1' is the first.")
        case nil where !["quit", "help", "back"].contains(name):
            let names = commands.map(\.name) + ["back", "help", "quit"]
            console.warn("There is no command '\(name)' on this screen.\(didYouMean(name, among: names)) Type 'help'.")
        default:
            console.warn("'\(name)' stands alone on its line.")
        }
    }

    private func row(_ number: String, for name: String) -> Int? {
        let count = navigator.top?.rowCount ?? 0
        guard let row = Int(number) else {
            console.warn("'\(name)' takes a number, and '\(number)' is none.")
            return nil
        }
        guard (1...max(count, 1)).contains(row), count > 0 else {
            let choice = count == 0 ? "the list has no rows" : "choose one from 1 to \(count)"
            console.warn("There is no number \(row): \(choice).")
            return nil
        }
        return row - 1
    }

    private func help() {
        let commands = (navigator.top?.commands ?? []).map { ($0.usage, $0.summary) }
        let always = [("back", "go back to the screen before"), ("help", "show this"), ("quit", "leave")]
        for (usage, summary) in commands + always {
            console.note("  " + usage.padded(to: 10) + summary)
        }
    }
}
