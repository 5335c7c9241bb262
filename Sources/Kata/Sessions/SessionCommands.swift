import ConsoleUI
import Foundation

extension KataCommand {
    static let replay = KataCommand("replay", options: ["--html FILE", "--in DIR"], words: 1) { arguments, repository in
        let file = Workspace(in: repository, arguments).folder.appending(path: SessionLog.fileName)
        let log = SessionLog(contentsOf: file)
        let known = Set(log.entries.map { "\($0.exercise)" }).sorted()
        let wanted = arguments.words.first ?? log.entries.last.map { "\($0.exercise)" }
        guard let wanted, known.contains(wanted), let number = Int(wanted) else {
            let others = "There are some of: \(known.joined(separator: ", "))."
            let next = known.isEmpty ? "Make one: 'swift run kata check'." : others
            let which = arguments.words.first.map { " of exercise '\($0)'" } ?? ""
            throw KataError("'\(file.path)' has no check\(which). \(next)")
        }
        let replay = Replay(session: Session(of: number, in: log))
        if let path = arguments["--html"] { try replay.page.write(to: path) }
        Terminal.current.print(replay.lines)
        if log.damagedCount > 0 { print("\nDamaged lines that are left out: \(log.damagedCount) in '\(file.path)'.") }
        return 0
    }
}
