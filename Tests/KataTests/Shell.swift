import Foundation

@testable import kata

/// The shell in a page.
enum Shell {
    /// Words that a command begins with.
    private static let programs =
        "swift git cd cp mv rm sed grep find sort ls cat diff for echo printf jq awk head tail xargs sudo tar mktemp"

    /// The blocks of a Markdown page that are marked as shell.
    static func blocks(in page: String) -> [String] {
        page.matches(of: /(?ms)^```(?:sh|bash|console|shell)\n(.*?)\n```$/).map { String($0.1) }
    }

    /// The commands in a Markdown page: the blocks marked as shell, what is set as code, and each line that begins with
    /// `$` or a program.
    static func commands(in page: String) -> [String] {
        let prose = page.replacing(/(?ms)^```\w.*?^```$/, with: "")
        let code = prose.matches(of: /[^`]`([^`]+)`/).map { String($0.1) }.filter(isCommand)
        let lines = prose.lines.map { $0.trimmingCharacters(in: .whitespaces) }.compactMap { line in
            line.hasPrefix("$ ") ? String(line.dropFirst(2)) : isCommand(line) ? line : nil
        }
        return blocks(in: page) + code + lines
    }

    private static func isCommand(_ text: String) -> Bool {
        text.split(separator: " ").first.map { programs.split(separator: " ").contains($0) } ?? false
    }
}
