import Foundation

/// Edits to sources, as text: a name after `==`, fields, and for each file the original (-) and its replacement (+).
package struct Patch: Sendable {
    /// Lines that replace the first match of the original, or that are appended if there's no original.
    struct Edit {
        /// The file, which may be new.
        let file: String
        var original: [String] = []
        var replacement: [String] = []
    }

    package let name: String
    private(set) var edits: [Edit] = []
    private var removed: [String] = []
    /// The other fields, by first word.
    package private(set) var fields: [String: [String]] = [:]

    /// - Parameters:
    ///   - path: The path of the file with the text.
    ///   - fields: The words with which a field may begin.
    /// - Throws: A ``KataError`` for a line that begins with none of them.
    package static func all(parsing text: String, from path: String, fields: Set<String>) throws(KataError) -> [Patch] {
        // The first part explains the format.
        let parts = "\n\(text)".split(separator: "\n== ", omittingEmptySubsequences: false).map(\.lines)
        var patches: [Patch] = []
        var line = parts[0].count
        for part in parts.dropFirst() {
            patches.append(try Patch(parsing: part, from: path, at: line, fields: fields))
            line += part.count
        }
        return patches
    }

    private init(
        parsing lines: [String], from path: String, at start: Int, fields known: Set<String>
    ) throws(KataError) {
        name = lines[0]
        var file = ""
        var isOriginal = false
        for (number, text) in zip(start..., lines).dropFirst() where !text.isEmpty {
            guard let line = Line(text, fields: known) else {
                let words = (["in", "without"] + known.sorted()).joined(separator: ", ")
                throw KataError("\(path):\(number): '\(text)' begins with none of -, +, \(words); correct the line.")
            }
            switch line {
            case .original(let text):
                // After any other line, this is the first line of another edit.
                if !isOriginal { edits.append(Edit(file: file)) }
                edits[edits.count - 1].original.append(text)
            case .replacement(let text):
                if edits.last?.file != file { edits.append(Edit(file: file)) }
                edits[edits.count - 1].replacement.append(text)
            case .file(let name, let place):
                file = name
                if let place { fields["in", default: []].append(place) }
            case .removal(let name):
                removed.append(name)
            case .field(let word, let value):
                fields[word, default: []].append(value)
            }
            isOriginal = line.isOriginal
        }
    }

    /// A line of a patch, after the name.
    private enum Line {
        case original(String)
        case replacement(String)
        /// The file of the edits that follow. Its steps, if not all, are after a comma.
        case file(String, steps: String?)
        case removal(String)
        case field(String, value: String)

        var isOriginal: Bool {
            if case .original = self { true } else { false }
        }

        /// Reads a line, or returns nil if it begins with nothing that's known.
        init?(_ line: String, fields: Set<String>) {
            let word = String(line.prefix { $0 != " " && $0 != "," })
            let rest = line.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("-") {
                self = .original(String(line.dropFirst()))
            } else if line.hasPrefix("+") {
                self = .replacement(String(line.dropFirst()))
            } else if line.hasPrefix("in ") {
                let parts = rest.split(separator: ", ", maxSplits: 1).map(String.init)
                self = .file(parts.first ?? "", steps: parts.dropFirst().first)
            } else if line.hasPrefix("without ") {
                self = .removal(rest)
            } else if fields.contains(word) {
                self = .field(word, value: rest)
            } else {
                return nil
            }
        }
    }

    /// - Throws: A ``KataError`` if the text that an edit replaces doesn't exist.
    package func applied(to files: [String: String]) throws(KataError) -> [String: String] {
        var files = files
        for name in removed {
            files[name] = nil
        }
        for edit in edits {
            let original = edit.original.joined(separator: "\n")
            let replacement = edit.replacement.joined(separator: "\n")
            if original.isEmpty {
                files[edit.file, default: ""] += replacement + "\n"
                continue
            }
            guard let range = files[edit.file]?.firstRange(of: original) else {
                throw KataError(
                    "'\(name)' doesn't apply: \(edit.file) no longer contains '\(original)'. Use its current text.")
            }
            files[edit.file]?.replaceSubrange(range, with: replacement)
        }
        return files
    }
}
