import Foundation

/// The source of a room's logs: a folder, or the branches of a git repository.
struct RoomSource {
    let isRemote: Bool
    private let place: String
    private let cache: URL
    private static let paths = [SessionLog.fileName, "MyKata/\(SessionLog.fileName)"]

    init(_ word: String, in repository: Repository) {
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
        guard !isRemote else { return try fetchedLogs() }
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

    /// Fetches the branches, and reads the logs of all at once, in lines such as "branch:path:line".
    private func fetchedLogs() throws -> [String: SessionLog] {
        _ = try Tool.git(["init", "--bare", "--quiet", "--template=", cache.path])
        // No prompts at the terminal: the board would overwrite them.
        let silence = ["-c", "credential.interactive=false", "-c", "core.sshCommand=ssh -o BatchMode=yes"]
        let options = ["--quiet", "--depth=1", "--prune", "--no-tags", "--", place, "+refs/heads/*:refs/heads/*"]
        let end = try Tool.git(silence + ["fetch"] + options, in: cache, mergesErrors: true, limit: 60)
        // Before the first branch, git fails without a message.
        guard !end.isKilled, end.status == 0 || end.output.isEmpty else {
            let reason = end.output.lines.first { $0.hasPrefix("fatal") } ?? "git didn't get through in a minute"
            throw KataError("'\(place)' can't be fetched: \(reason). Check the address, and your access to it.")
        }
        let branches = try Tool.git(["for-each-ref", "--format=%(refname)"], in: cache).output.split(separator: "\n")
        guard !branches.isEmpty else { return [:] }
        let grep = ["grep", "--text", "--full-name", "-e", ""] + branches.map(String.init) + ["--"] + Self.paths
        // By bytes: a log could hide a line behind a character that only looks like a line's end.
        let lines = try Tool.git(grep, in: cache).output.utf8.split(separator: UInt8(ascii: "\n")).map {
            $0.split(separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false).map(Substring.init)
        }
        return Dictionary(grouping: lines) { String($0[0].dropFirst("refs/heads/".count)) }
            .mapValues { SessionLog(parsing: $0.map { $0.dropFirst(2).joined() + "\n" }.joined()) }
    }
}
