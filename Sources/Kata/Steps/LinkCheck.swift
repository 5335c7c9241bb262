import Foundation

/// Finds links to files that are not there, in the README and in all texts.
struct LinkCheck {
    let repository: Repository

    func complaints() throws -> [Complaint] {
        let folder = repository.root.appending(path: "Steps")
        let texts = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".md") }.sorted().map { "Steps/\($0)" }
        return try (["README.md"] + texts).flatMap(complaints)
    }

    private func complaints(about file: String) throws -> [Complaint] {
        let url = repository.root.appending(path: file)
        let lines = try String(contentsOf: url, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        // Most lines have no link, and a regular expression takes its time.
        return zip(1..., lines).filter { $1.contains("](") }.flatMap { number, line in
            line.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map { String($0.1) }
                .filter { !$0.contains("://") && !isThere($0, from: url) }
                .map {
                    Complaint(
                        file: file, line: number, sentence: "links to '\($0)', which is not there: correct the path.")
                }
        }
    }

    private func isThere(_ link: String, from file: URL) -> Bool {
        let target = file.deletingLastPathComponent().appending(path: link)
        return FileManager.default.fileExists(atPath: target.standardizedFileURL.path(percentEncoded: false))
    }
}
