import Foundation

/// Edits to sources, as text: a name after `==`, fields, and for each file the original (-) and its replacement (+).
struct Patch: Sendable {
    /// The file, which may be new; the original, if any; and the text that replaces the first match or is appended.
    typealias Edit = (file: String, original: String, replacement: String)

    let name: String
    private(set) var edits: [Edit] = []
    private(set) var removed: [String] = []
    /// The other fields, by first word.
    private(set) var fields: [String: [String]] = [:]

    /// - Parameter fields: The words with which a field may begin.
    static func all(parsing text: String, fields: Set<String>) -> [Patch] {
        text.split(separator: "\n== ").dropFirst().map { Patch(parsing: $0.lines, fields: fields) }
    }

    private init(parsing lines: [String], fields known: Set<String>) {
        name = lines[0]
        var (file, isOriginal) = ("", false)
        var edits: [(file: String, original: [String], replacement: [String])] = []
        for line in lines.dropFirst() where !line.isEmpty {
            let word = String(line.prefix { $0 != " " && $0 != "," })
            if line.hasPrefix("-") {
                if !isOriginal { edits.append((file, [], [])) }
                edits[edits.count - 1].original.append(String(line.dropFirst()))
            } else if line.hasPrefix("+") {
                if edits.last?.file != file { edits.append((file, [], [])) }
                edits[edits.count - 1].replacement.append(String(line.dropFirst()))
            } else if line.hasPrefix("in ") {
                let parts = line.dropFirst(3).split(separator: ", ", maxSplits: 1).map(String.init)
                file = parts.first ?? ""
                if parts.count > 1 { fields["in", default: []].append(parts[1]) }
            } else if line.hasPrefix("without ") {
                removed.append(String(line.dropFirst(8)))
            } else {
                precondition(known.contains(word), "Patch: '\(name)' says '\(line)', which begins with no known word.")
                fields[word, default: []].append(line.dropFirst(word.count).trimmingCharacters(in: .whitespaces))
            }
            isOriginal = line.hasPrefix("-")
        }
        self.edits = edits.map { ($0, $1.joined(separator: "\n"), $2.joined(separator: "\n")) }
    }

    /// - Parameter named: A closure that converts an edit's text, or a file's name, to the names used in `files`.
    /// - Throws: A ``KataError`` if the text that an edit replaces doesn't exist.
    func applied(to files: [String: String], named: (String) -> String = { $0 }) throws(KataError) -> [String: String] {
        var files = files
        for name in removed { files[named(name)] = nil }
        for (file, original, replacement) in edits {
            if original.isEmpty {
                files[named(file), default: ""] += named(replacement) + "\n"
                continue
            }
            guard var text = files[named(file)], let range = text.firstRange(of: named(original)) else {
                throw KataError(
                    "'\(name)' doesn't apply: \(file) no longer contains '\(original)'. Use its current text.")
            }
            text.replaceSubrange(range, with: named(replacement))
            files[named(file)] = text
        }
        return files
    }
}
