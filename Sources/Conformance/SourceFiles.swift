public import Foundation

/// A line in the code under test.
public nonisolated struct SourcePlace: Sendable {
    /// The file's path.
    public let file: String
    /// The line's number, from 1.
    public let line: Int

    init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The line of `file` that hands in a layer: the first one that begins with the layer's name and a colon.
    public init(ofLayer id: String, in file: URL) {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let label = id.replacing("-", with: "") + ":"
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let index = lines.firstIndex { line in
            line.drop(while: \.isWhitespace).lowercased().hasPrefix(label)
        }
        self.init(file: file.path, line: (index ?? 0) + 1)
    }
}

/// The Swift files of the code under test. Of their text, only the words of a line count: nothing is parsed.
package struct SourceFiles {
    private struct File {
        let path: String
        let lines: [Substring]

        /// Returns the words of a line: its letters, digits and underscores.
        static func words(of line: Substring) -> [Substring] {
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        }

        func declares(_ type: String) -> Bool {
            lines.contains { Self.declared(by: $0) == type }
        }

        /// The types and extensions that the file declares at the top level: lines that aren't indented.
        var declarations: [String] {
            lines.filter { $0.first?.isWhitespace == false }.compactMap(Self.declared)
        }

        /// Returns the name of the type that a line declares or extends, if any.
        private static func declared(by line: Substring) -> String? {
            let words = words(of: line)
            let keywords: Set<Substring> = [
                "class", "struct", "enum", "actor", "protocol", "extension",
            ]
            // An import may name a kind of declaration, too: `import struct MovieCatalog.Movie`.
            guard !line.contains("//"), !words.contains("import") else { return nil }
            guard let index = words.firstIndex(where: keywords.contains) else { return nil }
            return words.dropFirst(index + 1).first.map(String.init)
        }

        /// The number of the line that imports `module`, if any.
        func lineOfImport(_ module: String) -> Int? {
            let index = lines.firstIndex { line in
                let words = Self.words(of: line)
                guard let position = words.firstIndex(of: "import"), position <= 2 else {
                    return false
                }
                return words.dropFirst(position + 1).contains {
                    $0 == module || $0.hasPrefix("\(module).")
                }
            }
            return index.map { $0 + 1 }
        }
    }

    private let files: [File]

    package init(in folder: URL) {
        let names = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") }
        files = (names ?? []).sorted().compactMap { name in
            let file = folder.appending(path: name)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            return File(path: file.path, lines: lines)
        }
    }

    /// Returns the first line that declares `property` in the file that declares the type `owner`.
    package func place(of property: String, in owner: String) -> SourcePlace? {
        let file = files.first { $0.declares(owner) }
        guard let file else { return nil }
        let index = file.lines.firstIndex { line in
            let words = File.words(of: line)
            return words.contains { $0 == property } && !Set(words).isDisjoint(with: ["let", "var"])
        }
        return index.map { SourcePlace(file: file.path, line: $0 + 1) }
    }

    /// Returns the imports that a layer's file may not have. A file that declares anything else isn't judged.
    /// - Parameter bans: The modules that the file of a type may not import, by the type's name.
    package func bannedImports(
        by bans: [String: Set<String>]
    ) -> [(module: String, place: SourcePlace, layer: String)] {
        var imports: [(module: String, place: SourcePlace, layer: String)] = []
        for file in files {
            let declarations = Set(file.declarations)
            guard let layer = declarations.first, declarations.count == 1 else { continue }
            for module in bans[layer, default: []].sorted() {
                guard let line = file.lineOfImport(module) else { continue }
                imports.append((module, SourcePlace(file: file.path, line: line), layer))
            }
        }
        return imports
    }

    /// Returns the places that contain `name`, in any case and with or without a space: "view model" for `ViewModel`.
    package func places(that name: String) -> [SourcePlace] {
        let name = name.lowercased()
        return files.flatMap { file in
            let isNamed = URL(filePath: file.path).lastPathComponent.lowercased().contains(name)
            let lines = zip(1..., file.lines).filter { _, line in
                line.lowercased().replacing(" ", with: "").contains(name)
            }
            let places = lines.map { number, _ in
                SourcePlace(file: file.path, line: number)
            }
            return isNamed && places.isEmpty ? [SourcePlace(file: file.path, line: 1)] : places
        }
    }
}
