import Foundation
import Testing

@testable import KataKit

/// A bare repository, and a second one that pushes to it.
struct RoomRepository {
    let remote, work: URL

    init(_ name: String = "remote.git", in folder: URL) throws {
        (remote, work) = (folder.appending(path: name), folder.appending(path: "work"))
        for words in [["--bare", remote.path], [work.path]] {
            try #require(Tool.git(["init", "--quiet"] + words).status == 0)
        }
    }

    @discardableResult func git(_ line: String) throws -> String {
        let settings = ["-c", "user.name=a", "-c", "user.email=a@example.invalid"]
        let end = try Tool.git(settings + line.split(separator: " ").map(String.init), in: work)
        try #require(end.status == 0, "git \(line)")
        return end.output
    }

    /// Replaces a branch with one that contains these files.
    func push(_ branch: String, _ files: [String: String]) throws {
        try git("checkout --quiet --orphan \(UUID())")
        try git("rm -r --quiet --force --ignore-unmatch .")
        try work.write(files)
        try git("add --all --force")
        try git("commit --quiet --allow-empty --message \(branch)")
        try git("push --quiet --force \(remote.path) HEAD:refs/heads/\(branch)")
    }
}

extension SessionEntry {
    /// Returns a log line for a check that found exercise `number` done.
    static func done(_ number: Int) throws -> String {
        try #require(SessionEntry(script: "0:00 done 3 @\(number)")).line + "\n"
    }
}

extension RoomSource {
    /// Returns the last exercise of each participant.
    func exercises() throws -> [String: Int?] { try logs().mapValues { $0.entries.last?.exercise } }
}
