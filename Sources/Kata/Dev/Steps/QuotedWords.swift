import ExerciseKit
import Foundation

/// Quotations from the steps. Exercises, laws and pages quote private names and messages. Step 4 on
/// Observation, the twin of step 4, also quotes comments.
/// `Tests/Cases/step-words.txt` records the quoted text. When a step's text changes, the quotations become outdated.
struct QuotedWords {
    static let file = "Tests/Cases/step-words.txt"
    private static let head =
        "# The private names, messages and comments of the steps; 'kata dev steps --write' writes this file."

    /// The files with outdated quotations, each with its updated text.
    private(set) var outdated: [String: String]
    /// The edits that need the author's attention, because the changed name is also the name of a parameter.
    private(set) var unclear: [String] = []

    /// A private name, message or comment that changed in a file of the steps.
    private struct Edit: Hashable {
        let file, old, new: String
        var isName: Bool { !old.contains(" ") }
    }

    init(in sources: [Step: [String: String]], of repository: Repository) throws {
        let now = Step.all.flatMap { step in
            sources[step, default: [:]].sorted { $0.key < $1.key }.map { file, text in
                ["\(step.folder)/\(file)"] + Self.words(in: text)
            }
        }
        outdated = [Self.file: ([Self.head] + now.map { $0.joined(separator: " | ") }).joined(separator: "\n") + "\n"]
        let recorded = (try? repository.text(at: Self.file))?.lines.map { $0.components(separatedBy: " | ") } ?? []
        let before = Dictionary(recorded.map { ($0[0], $0) }) { $1 }
        var changes: Set<Edit> = []
        // If the number of texts in a file has changed, old and new texts can't be paired.
        for words in now where before[words[0]]?.count == words.count {
            let file = String(words[0].drop { $0 != "/" }.dropFirst())
            for (old, new) in zip(before[words[0], default: []], words) where old != new {
                changes.insert(Edit(file: file, old: old, new: new))
            }
        }
        let own = Step.all.map { "Sources/TopMovies/\($0.folder)/" } + ["Steps/changes/", Self.file]
        let paths = ["Sources", "Steps", "Tests"].flatMap { folder in
            repository.root.appending(path: folder).subpaths.map { "\(folder)/\($0)" }
        }
        for path in changes.isEmpty ? [] : paths where !own.contains(where: path.hasPrefix) {
            let isPatch = path.hasPrefix("Steps/exercises/") && path.hasSuffix(".txt")
            guard isPatch || [".swift", ".md", ".template"].contains(where: path.hasSuffix) else { continue }
            var text = try repository.text(at: path)
            let isTwins = path.hasPrefix("Sources/TopMovies/Observation/")
            for change in changes where !change.isName && (isTwins || !change.old.hasPrefix("//")) {
                text.replace(change.old, with: change.new)
            }
            for change in changes where change.isName && (isPatch || isTwins && path.hasSuffix("/\(change.file)")) {
                let now = Step.all.compactMap { sources[$0]?[change.file] }.joined()
                text = try renamed(text, in: path, change, now: now)
            }
            outdated[path] = text
        }
        outdated = outdated.filter { $1 != (try? repository.text(at: $0)) }
    }

    /// Returns `text` (a file of step 4's twin, or a list of edits) with the current form of a private name.
    private mutating func renamed(_ text: String, in path: String, _ name: Edit, now: String) throws -> String {
        // Matches the name, but not a parameter's label. A match ends with the name.
        let place = try Regex("\\b\(name.old)\\b(?!:)|(?:let|var) \(name.old)\\b").wordBoundaryKind(.simple)
        func replaced(_ text: String) -> String {
            text.replacing(place) { text[$0.range].dropLast(name.old.count) + name.new }
        }
        let isGone = !now.contains(place)
        guard path.hasSuffix(".txt") else { return isGone ? replaced(text) : text }
        var file = ""
        return zip(1..., text.lines).map { number, line in
            if line.hasPrefix("in ") { file = String(line.dropFirst(3).prefix { $0 != "," }) }
            let isEdit = file == name.file && (line.hasPrefix("-") || line.hasPrefix("+"))
            guard isEdit, line.contains(place) else { return line }
            // While a parameter still has the old name, only the steps show whether a line means that parameter.
            if isGone || now.contains(replaced(line).dropFirst()) { return replaced(line) }
            if !now.contains(line.dropFirst()) {
                let problem = "contains '\(name.old)', but not every '\(name.old)' is now '\(name.new)': edit it."
                unclear.append("\(path):\(number) \(problem)")
            }
            return line
        }.joined(separator: "\n")
    }

    /// Returns the messages, the comments and the names after `private`, in source order.
    private static func words(in source: String) -> [String] {
        let tokens = SwiftToken.all(in: source).filter { $0.kind != .space }
        let between: Set = ["static", "weak", "lazy", "let", "var", "func", "struct", "enum", "class", "final"]
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            if token.text == "private" { return tokens[(index + 1)...].first { !between.contains($0.text) }?.text }
            if token.kind == .comment { return token.text }
            guard token.kind == .string else { return nil }
            let message = token.text.trimmingCharacters(in: ["\"", " "])
            return message.count > 12 && !message.contains("  ") && message.contains(" ") ? message : nil
        }
    }
}
