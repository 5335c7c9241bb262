import ConsoleProgram
import ConsoleUI
import Foundation

/// The source of a room's logs: a folder, or the branches of a git repository.
struct RoomSource {
    let isRemote: Bool
    private let place: String
    private let cache: URL
    private static let paths = [SessionLog.fileName, "MyKata/\(SessionLog.fileName)"]

    /// - Throws: A ``UsageError`` for an address with credentials, which process lists and folder names would reveal.
    init(_ word: String, in repository: Repository) throws(UsageError) {
        guard word.prefixMatch(of: /(?i)(?:https?|ftps?):\/\/[^\/]*@|[a-z+]+:\/\/[^\/@]*:(?!\d+\/).*@/) == nil else {
            throw UsageError(
                "'room' takes an address without a user name or password: "
                    + "'git help credentials' explains how git can store them.")
        }
        let folder = URL(filePath: word)
        let isBare = ["HEAD", "objects", "refs"].allSatisfy { folder.appending(path: $0).exists }
        isRemote =
            isBare || word.contains("://") || word.hasSuffix(".git")
            || !folder.exists && word.prefixMatch(of: /[^\/:]+:./) != nil
        place = !isRemote || folder.exists ? folder.path : word
        let name = place.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        cache = repository.root.appending(path: ".kata/rooms/\(name)")
    }

    func logs() throws -> [String: SessionLog] {
        guard !isRemote else {
            do { return try fetchedLogs() } catch _ where !cache.exists { return try fetchedLogs() }
        }
        let folder = URL(filePath: place)
        guard folder.isFolder else {
            throw KataError("There is no folder '\(place)': name one with logs in it, or a git repository.")
        }
        return folder.names.filter { !$0.hasPrefix(".") }.reduce(into: [:]) { logs, name in
            let paths = name.hasSuffix(".jsonl") ? [name] : Self.paths.map { "\(name)/\($0)" }
            guard let file = paths.map({ folder.appending(path: $0) }).first(where: \.exists) else { return }
            logs[name.replacing(/\.jsonl$/, with: "")] = SessionLog(contentsOf: file)
        }
    }

    /// Fetches the branches, and reads all logs with one `git grep`, which prints lines of the form "branch:path:line".
    private func fetchedLogs() throws -> [String: SessionLog] {
        try git(["init", "--bare", "--quiet", "--template=", cache.path])
        // No prompts at the terminal, because the board would overwrite them.
        let silence = ["-c", "credential.interactive=false", "-c", "core.sshCommand=ssh -o BatchMode=yes"]
        let options = ["--quiet", "--depth=1", "--prune", "--no-tags", "--", place, "+refs/heads/*:refs/heads/*"]
        // The user's git settings determine the connection and the credentials.
        let own = Tool(["git"], environment: ["GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"])
        try git(silence + ["fetch"] + options, by: own)
        let branches = try git(["for-each-ref", "--format=%(refname)"]).split(separator: "\n").map(String.init)
        guard !branches.isEmpty else { return [:] }
        let found = try git(["grep", "--text", "--full-name", "-e", ""] + branches + ["--"] + Self.paths)
        // Splits at line feeds only. Otherwise, any other line break in one log could forge a line of another log.
        let lines = found.utf8.split(separator: UInt8(ascii: "\n")).map {
            $0.split(separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false).map(Substring.init)
        }
        return Dictionary(grouping: lines) { String($0[0].dropFirst("refs/heads/".count)) }
            .mapValues { SessionLog(parsing: $0.map { $0.dropFirst(2).joined() + "\n" }.joined()) }
    }

    /// Runs git on the cache. Without `--git-dir`, git would use the enclosing repository if the cache were damaged.
    @discardableResult
    private func git(_ arguments: [String], by tool: Tool = .git) throws -> String {
        let end = try tool(["--git-dir=\(cache.path)"] + arguments, mergesErrors: true, limit: 60)
        if end.isKilled { throw unfetched("git got no answer within a minute") }
        // If there's no branch or no log yet, git fails without a message.
        guard end.status != 0, !end.output.isEmpty else { return end.output }
        try cache.removeIfThere()
        throw unfetched(end.output.lines.first { $0.hasPrefix("fatal") } ?? end.output.lines[0])
    }

    private func unfetched(_ reason: String) -> KataError {
        KataError("'\(place)' can't be fetched: \(reason). Check the address, and your access to it.")
    }
}
