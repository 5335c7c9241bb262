import ConsoleUI
import Foundation

extension KataCommand {
    static let replay = KataCommand("replay", words: 1) { arguments, repository in
        let file = Workspace(in: repository, path: arguments["--in"]).folder.appending(path: SessionLog.fileName)
        let log = SessionLog(contentsOf: file)
        Terminal.current.print(try Replay(of: arguments.words.first, in: log, at: file.path).lines)
        if log.damagedCount > 0 { print("\nDamaged lines that were skipped: \(log.damagedCount) in '\(file.path)'.") }
        return 0
    }

    static let room = KataCommand("room", words: 1) { arguments, repository in
        guard let place = arguments.words.first else {
            throw UsageError("'room' takes a folder with logs, or a git repository, such as '/tmp/room'.")
        }
        let source = try RoomSource(place, in: repository)
        let pause = source.isRemote ? 10 : 2
        var (room, problem) = (Room(logs: try source.logs()), "")
        while true {
            if let path = arguments["--html"] { try room.page(refresh: pause).write(to: path) }
            guard Terminal.isInteractive, !arguments.has("--once") else {
                Terminal.current.print(room.lines)
                return 0
            }
            Terminal.current.show(room.lines + [Line(problem, .yellow), Line("Press Control-C to stop.", .dim)])
            // Neither a shared folder nor a remote repository reports changes, so the board polls.
            Thread.sleep(forTimeInterval: Double(pause))
            // The board stays open while the network is down.
            do { (room, problem) = (Room(logs: try source.logs()), "") } catch {
                problem = "Not refreshed: \(error)".terminalSafe
            }
        }
    }
}

extension Replay {
    /// - Parameter word: The exercise's number, or nil for the last exercise that was checked.
    init(of word: String?, in log: SessionLog, at path: String) throws(KataError) {
        let known = Set(log.entries.map { "\($0.exercise)" }).sorted()
        guard let number = log.entries.map(\.exercise).last(where: { word == nil || word == "\($0)" }) else {
            let others = "It has checks of: \(known.joined(separator: ", "))."
            let next = known.isEmpty ? "Run 'swift run kata check'." : others
            throw KataError("'\(path)' has no check\(word.map { " of exercise '\($0)'" } ?? ""). \(next)")
        }
        self.init(of: number, in: log)
    }
}
