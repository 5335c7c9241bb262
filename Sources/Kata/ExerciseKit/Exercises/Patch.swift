import Foundation

/// Edits to sources, as text: a name after `==`, fields, and for each file the original (-) and its replacement (+).
package struct Patch: Sendable {
    /// The file, which may be new; the original, if any; and the text that replaces the first match or is appended.
    typealias Edit = (file: String, original: String, replacement: String)

    package let name: String
    private(set) var edits: [Edit] = []
    private(set) var removed: [String] = []
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

    private init(parsing lines: [String], from path: String, at start: Int, fields known: Set<String>) throws(KataError)
    {
        name = lines[0]
        var (file, isOriginal) = ("", false)
        var edits: [(file: String, original: [String], replacement: [String])] = []
        for (number, line) in zip(start..., lines).dropFirst() where !line.isEmpty {
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
                guard known.contains(word) else {
                    let words = (["in", "without"] + known.sorted()).joined(separator: ", ")
                    throw KataError(
                        "\(path):\(number): '\(line)' begins with none of -, +, \(words); correct the line.")
                }
                fields[word, default: []].append(line.dropFirst(word.count).trimmingCharacters(in: .whitespaces))
            }
            isOriginal = line.hasPrefix("-")
        }
        self.edits = edits.map { ($0, $1.joined(separator: "\n"), $2.joined(separator: "\n")) }
    }

    /// Returns the patch with only the edits of some files.
    func filtered(by isIncluded: (_ file: String) -> Bool) -> Patch {
        var patch = self
        patch.edits = edits.filter { isIncluded($0.file) }
        return patch
    }

    /// - Parameter named: A closure that converts an edit's text, or a file's name, to the names used in `files`.
    /// - Throws: A ``KataError`` if the text that an edit replaces doesn't exist.
    package func applied(to files: [String: String], named: (String) -> String = { $0 }) throws(KataError) -> [String:
        String]
    {
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
