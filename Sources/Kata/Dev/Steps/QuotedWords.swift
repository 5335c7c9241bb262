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
        let file: String
        let old: String
        let new: String

        /// Messages and comments have spaces.
        var isName: Bool { !old.contains(" ") }
    }

    /// The private names, messages and comments in a file of the steps, in source order.
    private struct FileWords {
        /// The step's folder, and the file in it.
        let path: String
        let words: [String]

        init(path: String, words: [String]) {
            self.path = path
            self.words = words
        }

        /// Reads a line of the record.
        init(record: String) {
            let parts = record.components(separatedBy: " | ")
            path = parts[0]
            words = Array(parts.dropFirst())
        }

        var record: String { ([path] + words).joined(separator: " | ") }

        /// The file's name, which is the same in each step.
        var file: String { String(path.drop { $0 != "/" }.dropFirst()) }
    }

    init(in sources: [Step: [String: String]], of repository: Repository) throws {
        let now = Step.all.flatMap { step in
            sources[step, default: [:]].sorted { $0.key < $1.key }.map { file, text in
                FileWords(path: "\(step.folder)/\(file)", words: Self.words(in: text))
            }
        }
        let lines = [Self.head] + now.map(\.record)
        outdated = [Self.file: lines.joined(separator: "\n") + "\n"]
        let edits = Self.edits(from: (try? repository.text(at: Self.file)) ?? "", to: now)
        for path in edits.isEmpty ? [] : Self.quotingFiles(in: repository) {
            var text = try repository.text(at: path)
            let isPatch = path.hasSuffix(".txt")
            let isTwins = path.hasPrefix("Sources/TopMovies/Observation/")
            // These versions of the app share comments with the steps.
            let isVersion = isTwins || path.hasPrefix("Sources/TopMovies/1b-") || path.hasPrefix("Sources/TopMovies/0-")
            for edit in edits where !edit.isName && (isVersion || !edit.old.hasPrefix("//")) {
                text.replace(edit.old, with: edit.new)
            }
            for edit in edits where edit.isName && (isPatch || isTwins && path.hasSuffix("/\(edit.file)")) {
                let now = Step.all.compactMap { sources[$0]?[edit.file] }.joined()
                text = try renamed(text, in: path, edit, now: now)
            }
            outdated[path] = text
        }
        outdated = outdated.filter { $1 != (try? repository.text(at: $0)) }
    }

    /// Returns the texts that differ from the recorded ones.
    private static func edits(from record: String, to now: [FileWords]) -> Set<Edit> {
        let recorded = record.lines.map(FileWords.init(record:))
        let before = Dictionary(recorded.map { ($0.path, $0.words) }) { $1 }
        var edits: Set<Edit> = []
        for file in now {
            // If the number of texts in a file has changed, old and new texts can't be paired.
            guard let old = before[file.path], old.count == file.words.count else { continue }
            for (old, new) in zip(old, file.words) where old != new {
                edits.insert(Edit(file: file.file, old: old, new: new))
            }
        }
        return edits
    }

    /// Returns the paths of the files that may quote the steps.
    private static func quotingFiles(in repository: Repository) -> [String] {
        let own = Step.all.map { "Sources/TopMovies/\($0.folder)/" } + ["Steps/changes/", file]
        let paths = ["Sources", "Steps", "Tests"].flatMap { folder in
            repository.root.appending(path: folder).subpaths.map { "\(folder)/\($0)" }
        }
        return paths.filter { path in
            guard !own.contains(where: path.hasPrefix) else { return false }
            if path.hasSuffix(".txt") { return path.contains(/^(Tests\/AppleShapes\/Uses|Steps\/exercises)\//) }
            return [".swift", ".md", ".template"].contains(where: path.hasSuffix)
        }
    }

    /// Returns `text` (a file of step 4's twin, or a list of edits) with the current form of a private name.
    /// - Parameter now: The file that declares the name, in all steps.
    private mutating func renamed(
        _ text: String, in path: String, _ name: Edit, now: String
    ) throws -> String {
        // Matches the name, but not a parameter's label. A match ends with the name.
        let place = try Regex("\\b\(name.old)\\b(?!:)|(?:let|var) \(name.old)\\b")
            .wordBoundaryKind(.simple)
        func replaced(_ text: String) -> String {
            text.replacing(place) { text[$0.range].dropLast(name.old.count) + name.new }
        }
        let isGone = !now.contains(place)
        guard path.hasSuffix(".txt") else { return isGone ? replaced(text) : text }
        var lines = text.lines
        for index in Self.edits(of: name.file, in: lines) where lines[index].contains(place) {
            let line = lines[index]
            // While a parameter still has the old name, only the steps show whether a line means that parameter.
            if isGone || now.contains(replaced(line).dropFirst()) {
                lines[index] = replaced(line)
            } else if !now.contains(line.dropFirst()) {
                let problem = "contains '\(name.old)', but not every '\(name.old)' is now '\(name.new)': edit it."
                unclear.append("\(path):\(index + 1) \(problem)")
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the indices of the lines of a patch that are removed from a file, or added to it.
    private static func edits(of file: String, in lines: [String]) -> [Int] {
        var current = ""
        return lines.indices.filter { index in
            let line = lines[index]
            if line.hasPrefix("in ") { current = String(line.dropFirst(3).prefix { $0 != "," }) }
            return current == file && (line.hasPrefix("-") || line.hasPrefix("+"))
        }
    }

    /// Returns the messages, the comments and the names after `private`, in source order.
    private static func words(in source: String) -> [String] {
        let tokens = SwiftToken.all(in: source).filter { $0.kind != .space }
        return zip(tokens.indices, tokens).compactMap { index, token in
            switch token.kind {
            case .comment: return token.text
            case .word where token.text == "private": return name(in: tokens[(index + 1)...])
            case .string: break
            default: return nil
            }
            let message = token.text.trimmingCharacters(in: ["\"", " "])
            let isSentence = message.contains(" ") && !message.contains("  ")
            return isSentence && message.count > 12 ? message : nil
        }
    }

    /// Returns the name that a declaration declares, given the tokens after `private`.
    private static func name(in tokens: ArraySlice<SwiftToken>) -> String? {
        let keywords: Set = [
            "static", "weak", "lazy", "let", "var", "func", "struct", "enum", "class", "final",
        ]
        return tokens.first { !keywords.contains($0.text) }?.text
    }
}
