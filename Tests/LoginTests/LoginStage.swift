import ConsoleUI
import Login

/// Where the login is tried: one window over a clock that stands still.
final class LoginStage {
    let clock = ManualClock()
    let console: Console
    let navigator = Navigator()
    private let record = Record()
    private let loop: CommandLoop

    private final class Record {
        var output = ""
    }

    init(_ format: Console.Format, fields: LoginFields = .example) {
        console = Console(
            format: format, output: TextOutput { [record] in record.output += $0 }, diagnostics: TextOutput { _ in })
        loop = CommandLoop(navigator: navigator, console: console) { nil }
        let service = BundledLoginService(clock: clock)
        navigator.push(LoginModule(service: service, clock: clock, fields: fields).makeView(on: console))
    }

    /// Performs a command, and lets what is ready run.
    func type(_ command: String) async {
        _ = loop.perform(command)
        await settle { clock.sleeperCount > 0 || console.activity == nil }
    }

    /// Lets time pass, and what it wakes run.
    func wait(_ duration: Duration, until isSettled: () -> Bool) async {
        clock.advance(by: duration)
        await settle(until: isSettled)
    }

    /// What was written since the last time.
    func takeOutput() -> String {
        defer { record.output = "" }
        return record.output
    }

    // The service waits off the main actor, so that no number of yields is known to be enough: the suite's time limit is.
    private func settle(until isSettled: () -> Bool) async {
        while !isSettled() { await Task.yield() }
    }
}
