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

    /// The files that don't quote the steps as they are now, each as it should be.
    private(set) var outdated: [String: String]
    /// The edits whose author must say what they mean: the name that changed is also that of a parameter.
    private(set) var unclear: [Complaint] = []
    private var names: [QuotedName] = []

    /// - Parameter sources: Each step's files, by name.
    init(in sources: [Step: [String: String]], of repository: Repository) throws {
        let now = Step.all.flatMap { step in
            sources[step, default: [:]].sorted { $0.key < $1.key }.map { file, text in
                ["\(step.folder)/\(file)"] + Self.words(in: text)
            }
        }
        let record = [Self.head] + now.map { $0.joined(separator: " | ") }
        let recorded = (try? repository.text(at: Self.file))?.lines.map { $0.components(separatedBy: " | ") } ?? []
        let before = Dictionary(recorded.map { ($0[0], $0) }) { $1 }
        // With another number of words, it's more than a new name.
        let changes = now.filter { before[$0[0]]?.count == $0.count }.flatMap { words in
            zip(before[words[0]] ?? [], words).filter { $0 != $1 }.map { [words[0], $0, $1] }
        }
        outdated = [Self.file: record.joined(separator: "\n") + "\n"]
        let phrases = Set(changes).filter { $0[1].contains(" ") }
        names = try Set(changes).subtracting(phrases).reduce(into: [[String]: QuotedName]()) { names, change in
            let file = change[0].split(separator: "/").last.map(String.init) ?? ""
            let source = Step.all.compactMap { sources[$0]?[file] }.joined()
            names[[file] + change[1...]] = try QuotedName(file: file, old: change[1], new: change[2], now: source)
        }.values.map(\.self)
        let folders = changes.isEmpty ? [] : ["Sources", "Steps", "Tests"]
        let paths = folders.flatMap { folder in
            repository.root.appending(path: folder).subpaths.map { "\(folder)/\($0)" }
        }
        let own = Step.all.map { "Sources/TopMovies/\($0.folder)/" } + ["Steps/changes/", Self.file]
        for path in paths where !own.contains(where: path.hasPrefix) {
            let isPatch = ["Tests/Mutants/", "Steps/exercises/"].contains(where: path.hasPrefix)
            let ends = [".swift", ".md", ".template"] + (isPatch ? [".txt"] : [])
            guard ends.contains(where: path.hasSuffix) else { continue }
            var text = try repository.text(at: path)
            for phrase in phrases where !phrase[1].hasPrefix("//") || path.hasPrefix(Self.twin) {
                text.replace(phrase[1], with: phrase[2])
            }
            for name in names where name.isGone && path == Self.twin + name.file { text = name.replaced(in: text) }
            outdated[path] = path.hasSuffix(".txt") ? renamed(text, in: path) : text
        }
        outdated = outdated.filter { $1 != (try? repository.text(at: $0)) }
    }

    /// Returns edits with the names as they are now.
    private mutating func renamed(_ text: String, in path: String) -> String {
        var file = ""
        /// The lines that the edit replaces, and what became of them.
        var originals: [Substring: String] = [:]
        let lines = zip(1..., text.lines).map { number, line in
            if line.hasPrefix("in ") { file = String(line.dropFirst(3).prefix { $0 != "," }) }
            guard let mark = line.first, "-+".contains(mark) else {
                originals = [:]
                return line
            }
            var text = String(line.dropFirst())
            for name in names where name.file == file {
                let (renamed, isClear) = name.renamed(text, isOriginal: mark == "-")
                let known = mark == "+" ? originals[line.dropFirst()] : nil
                if known == nil, !isClear {
                    let sentence = "says '\(name.old)', and not every '\(name.old)' is now '\(name.new)': edit it."
                    unclear.append(Complaint(file: path, line: number, sentence: sentence))
                }
                text = known ?? renamed
            }
            if mark == "-" { originals[line.dropFirst()] = text }
            return "\(mark)\(text)"
        }
        return lines.joined(separator: "\n")
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
