import Foundation

/// A Swift file of the code under test. It isn't parsed: a declaration or an import is a line that begins like one.
struct SourceFile {
    private let path: String
    private let lines: [Substring]
    private let imports: [Import]
    private let declarations: [Declaration]

    private struct Import {
        let module: Substring
        let line: Int
    }

    fileprivate struct Declaration {
        enum Kind { case type, typeExtension, variable }

        let kind: Kind
        let name: Substring
        let line: Int
        let indentation: Int
    }

    private static let comment = /\/\/.*|\/\*(?s:.*?)\*\//

    // One declaration may be imported alone: `import struct MovieCatalog.Movie`.
    private static let importPattern =
        #/
        (?: ^ | ; ) \s*
        (?:  # attributes and modifiers
            (?: @ \w+ | public | package | internal | fileprivate | private ) (?: \( \w+ \) )? \s+
        )*
        import \s+ (?: (?: typealias | struct | class | enum | protocol | let | var | func ) \s+ )?
        (\w+)
        /#

    init(at file: URL) throws {
        try self.init(String(contentsOf: file, encoding: .utf8), at: file.path)
    }

    init(_ text: String, at path: String) {
        self.path = path
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let code = text.replacing(Self.comment) { $0.output.filter(\.isNewline) }
        let codeLines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var imports: [Import] = []
        var declarations: [Declaration] = []
        for (number, line) in zip(1..., codeLines) {
            for match in line.matches(of: Self.importPattern) {
                imports.append(Import(module: match.output.1, line: number))
            }
            if let declaration = Declaration(line, at: number) {
                declarations.append(declaration)
            }
        }
        self.imports = imports
        self.declarations = declarations
    }

    /// The names of the types that the file declares or extends at the top level.
    var topLevelTypes: Set<String> {
        let types = declarations.filter { $0.kind != .variable && $0.indentation == 0 }
        return Set(types.map { String($0.name) })
    }

    /// Returns the line that imports `module`, if any.
    func place(ofImport module: String) -> SourcePlace? {
        let first = imports.first { $0.module == module }
        return first.map { place($0.line) }
    }

    /// Returns the line that declares `property` in the type `owner`, or else the line that declares `owner`, if any.
    func place(of property: String, in owner: String) -> SourcePlace? {
        let type = declarations.first { $0.kind == .type && $0.name == owner }
        guard let type else { return nil }
        let members =
            declarations
            .drop { $0.line <= type.line }
            .prefix { $0.indentation > type.indentation }
        // A variable in a function may have the same name, but is indented further than a property.
        let declaration =
            members
            .filter { $0.kind == .variable && $0.name == property }
            .min { $0.indentation < $1.indentation }
        return place((declaration ?? type).line)
    }

    /// Returns the lines that contain `name`, or line 1 if only the file's name contains it.
    func places(containing name: SearchedName) -> [SourcePlace] {
        let numbered = zip(1..., lines).filter { _, line in name.isIn(line) }
        if numbered.isEmpty, name.isIn(path.split(separator: "/").last ?? "") { return [place(1)] }
        return numbered.map { number, _ in place(number) }
    }

    private func place(_ line: Int) -> SourcePlace {
        SourcePlace(file: path, line: line)
    }
}

extension SourceFile.Declaration {
    private static let pattern =
        #/
        ^ (\s*)
        (?:  # attributes and modifiers
            (?:
                @ [\w.]+ | open | public | package | internal | fileprivate | private | final | indirect
                | static | lazy | weak | unowned | nonisolated | override | dynamic
            )
            (?: \( [^)]* \) )? \s+
        )*
        (class | struct | enum | actor | protocol | extension | let | var) \s+
        (?! (?: func | var | let | subscript ) \b )  # as in `class func`
        ([\w.]+)
        /#

    init?(_ code: Substring, at line: Int) {
        guard let match = code.firstMatch(of: Self.pattern) else { return nil }
        let (_, whitespace, keyword, name) = match.output
        kind =
            switch keyword {
            case "let", "var": .variable
            case "extension": .typeExtension
            default: .type
            }
        self.name = name
        self.line = line
        indentation = whitespace.count
    }
}
