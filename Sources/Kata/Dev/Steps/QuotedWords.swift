import Foundation
import Structure

/// The steps' private names and messages, which mutants, exercises, laws and pages quote, and their comments, which step
/// 4's twin on Observation shares.
///
/// `Tests/Mutants/steps.txt` records them. After one of them changed in a step, what quotes it is out of date.
struct QuotedWords {
    static let file = "Tests/Mutants/steps.txt"
    private static let twin = "Sources/TopMovies/Observation/"
    private static let head =
        "# The private names, messages and comments of the steps; 'kata dev steps --write' writes this file."

    /// A name or a message that changed in a file of a step.
    private struct Change: Hashable {
        let file: String
        let old: String
        let new: String

        var isComment: Bool { old.hasPrefix("//") }
        var isMessage: Bool { old.contains(" ") && !isComment }

        /// Renames each match, which ends with the old name.
        func applied(to text: String, at word: Regex<AnyRegexOutput>) -> String {
            text.replacing(word) { text[$0.range].dropLast(old.count) + new }
        }

        /// The same change, as edits of the steps before the rename tell it.
        var beforeRename: Change {
            Change(file: Rename.undone(in: file), old: Rename.undone(in: old), new: Rename.undone(in: new))
        }
    }

    private let repository: Repository
    private let record: String
    private let changes: Set<Change>
    /// What the steps' files of one name hold, also as before the rename.
    private let now: [String: String]

    /// - Parameter sources: Each step's files, by name.
    init(in sources: [Step: [String: String]], of repository: Repository) {
        self.repository = repository
        now = sources.values.flatMap { Array($0) + Array(Rename.undone(in: $0)) }.reduce(into: [:]) {
            $0[$1.key, default: ""] += $1.value
        }
        let lines = Step.all.flatMap { step in
            sources[step, default: [:]].sorted { $0.key < $1.key }.map { file, text in
                (["\(step.folder)/\(file)"] + Self.words(in: text)).joined(separator: " | ")
            }
        }
        record = ([Self.head] + lines).joined(separator: "\n") + "\n"
        let recorded = (try? repository.text(at: Self.file))?.lines.map { $0.components(separatedBy: " | ") } ?? []
        let before = Dictionary(recorded.map { ($0[0], $0.dropFirst()) }) { $1 }
        changes = Set(
            lines.map { $0.components(separatedBy: " | ") }.flatMap { line in
                let (file, old) = (line[0].split(separator: "/").last.map(String.init) ?? "", before[line[0]] ?? [])
                // With another number of words, it's more than a new name.
                let changes = old.count == line.count - 1 ? zip(old, line.dropFirst()).filter { $0 != $1 } : []
                return changes.map { Change(file: file, old: $0, new: $1) }.flatMap { [$0, $0.beforeRename] }
            })
    }

    /// The files that don't quote the steps as they are now, each as it should be.
    func outdated() throws -> [String: String] {
        var files = [Self.file: record]
        let steps = Step.all.map { "Sources/TopMovies/\($0.folder)/" } + ["Steps/changes/"]
        let folders = changes.isEmpty ? [] : ["Sources", "Steps", "Tests"]
        let paths = folders.flatMap { folder in
            repository.root.appending(path: folder).subpaths.map { "\(folder)/\($0)" }
        }
        for path in paths where path != Self.file && !steps.contains(where: path.hasPrefix) {
            let isPatch =
                path.hasSuffix(".txt") && (path.hasPrefix("Tests/Mutants/") || path.hasPrefix("Steps/exercises/"))
            guard isPatch || [".swift", ".md", ".template"].contains(where: path.hasSuffix) else { continue }
            files[path] = try rewritten(repository.text(at: path), in: path, isPatch: isPatch)
        }
        return files.filter { $1 != (try? repository.text(at: $0)) }
    }

    private func rewritten(_ text: String, in path: String, isPatch: Bool) throws -> String {
        let isTwin = path.hasPrefix(Self.twin)
        var text = text
        for change in changes where change.isMessage || (change.isComment && isTwin) {
            text.replace(change.old, with: change.new)
        }
        // A parameter's label is no private name.
        let names = try changes.filter { !$0.isMessage && !$0.isComment }.map { change in
            let word = try Regex("\\b\(change.old)\\b(?!:)|(?:let|var) \(change.old)\\b").wordBoundaryKind(.simple)
            return (change, word, isGone: !now[change.file, default: ""].contains(word))
        }
        if isTwin {
            return names.filter { "\(Self.twin)\($0.0.file)" == path && $0.isGone }.reduce(text) {
                $1.0.applied(to: $0, at: $1.1)
            }
        }
        guard isPatch, !names.isEmpty else { return text }
        var (file, mark, isRenamed) = ("", Character(" "), false)
        return text.lines.map { line in
            if line.hasPrefix("in ") { (file, isRenamed) = (String(line.dropFirst(3).prefix { $0 != "," }), false) }
            guard let first = line.first, first == "-" || first == "+" else { return line }
            // Where a parameter has the name, too, the lines that are still there keep it.
            if first == "-" {
                isRenamed = (isRenamed && mark == "-") || !now[file, default: ""].contains(line.dropFirst())
            }
            mark = first
            return names.filter { $0.0.file == file && ($0.isGone || isRenamed) }.reduce(line) {
                $1.0.applied(to: $0, at: $1.1)
            }
        }.joined(separator: "\n")
    }

    /// The names behind `private`, and the messages, in the order of the source.
    private static func words(in source: String) -> [String] {
        let tokens = SwiftToken.all(in: source).filter { $0.kind != .space }
        let between: Set = ["static", "weak", "lazy", "let", "var", "func", "struct", "enum", "class", "final"]
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            if token.text == "private" { return tokens[(index + 1)...].first { !between.contains($0.text) }?.text }
            if token.kind == .comment { return token.text }
            let message = token.text.trimmingCharacters(in: ["\"", " "])
            let isMessage = [.string, .stringRest].contains(token.kind) && message.count > 12
            return isMessage && !message.contains("  ") && message.contains(" ") ? message : nil
        }
    }
}
