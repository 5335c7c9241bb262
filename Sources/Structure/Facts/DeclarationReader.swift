/// Reads the declarations of one file.
struct DeclarationReader {
    private(set) var types: [Declarations.Declaration] = []
    private(set) var aliases: [String: [String]] = [:]
    private let file: SourceFile
    private let words: [SourceFile.Word]
    private var index = 0

    init(_ file: SourceFile) { (self.file, words) = (file, file.words) }

    mutating func read() { readDeclarations(of: nil) }

    private var text: String { index < words.count ? words[index].text : "" }

    private func text(at index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

    /// Reads up to the brace that closes the type.
    private mutating func readDeclarations(of type: Declarations.Declaration?) {
        var modifiers: Set<String> = []
        while index < words.count {
            switch text {
            case "}":
                index += 1
                if type != nil { return }
            case "@":
                modifiers.insert("@" + text(at: index + 1))
                index += 2
                if text == "(" { skipBrackets() }
            case "class" where Self.afterClass.contains(text(at: index + 1)):
                modifiers.insert("static")
                index += 1
            case let word where SourceFacts.TypeFact.Kind(rawValue: word) != nil && isName(at: index + 1):
                readType(word, in: type, modifiers)
                modifiers = []
            case "let", "var":
                readProperty(of: type, modifiers)
                modifiers = []
            case "func", "init", "subscript", "deinit":
                readFunction(of: type, modifiers)
                modifiers = []
            case "typealias":
                let name = text(at: index + 1)
                index += 2
                if text == "<" { skipGenerics() }
                if text == "=" {
                    index += 1
                    aliases[name] = readTypeWords()
                }
                modifiers = []
            case "(", "[", "{": skipBrackets()
            case "case": skipLine()
            default:
                if words[index].isCode { modifiers.insert(text) }
                index += 1
            }
        }
    }

    private static let afterClass: Set = ["func", "var", "let", "subscript", "override", "final", "private", "public"]

    private func isName(at index: Int) -> Bool {
        guard words.indices.contains(index), words[index].isCode else { return false }
        return !Self.afterClass.contains(words[index].text)
    }

    private mutating func readType(_ keyword: String, in outer: Declarations.Declaration?, _ modifiers: Set<String>) {
        guard let kind = SourceFacts.TypeFact.Kind(rawValue: keyword) else { return }
        let line = words[index].line
        index += 1
        var name = text
        index += 1
        while text == "." {
            name += "." + text(at: index + 1)
            index += 2
        }
        var parents: [String] = []
        let header = min(index, words.count)
        if text == "<" { skipGenerics() }
        if text == ":" {
            index += 1
            while index < words.count, text != "{", text != "where" {
                if text == "<" {
                    skipGenerics()
                } else if text == "(" {
                    skipBrackets()
                } else {
                    if words[index].isCode {
                        if text(at: index - 1) == "." { _ = parents.popLast() }
                        parents.append(text)
                    }
                    index += 1
                }
            }
        }
        while index < words.count, text != "{" { index += 1 }
        let constraints = words[header..<min(index, words.count)]
        index += 1
        let prefix = kind == .extension ? "" : outer.map { $0.fact.name + "." } ?? ""
        let type = Declarations.Declaration(
            SourceFacts.TypeFact(
                name: prefix + name, kind: kind, supertypes: Set(parents),
                attributes: modifiers.filter { $0.hasPrefix("@") }, place: .init(file: file.name, line: line)))
        // 'Controller: UIViewController', between angle brackets or behind 'where'.
        for (place, word) in zip(constraints.indices, constraints) where word.text == ":" && place > header {
            type.generics[text(at: place - 1), default: []].append(text(at: place + 1))
        }
        types.append(type)
        readDeclarations(of: type)
    }

    private mutating func readProperty(of type: Declarations.Declaration?, _ modifiers: Set<String>) {
        let line = words[index].line
        index += 1
        var member = Declarations.Draft(name: text, file: file, line: line)
        // A tuple of names has no one type.
        if text == "(" { skipBrackets() } else { index += 1 }
        member.isStatic = modifiers.contains("static")
        if text == ":" {
            index += 1
            member.type = readTypeWords()
        }
        let start = index
        var isComputed = false
        if text == "=" {
            index += 1
            if member.type.isEmpty { member.type = typeOfValue() }
            skipExpression()
        }
        if text == "{" {
            let first = text(at: index + 1)
            isComputed = start == index && first != "didSet" && first != "willSet"
            skipBrackets()
        }
        let kind = type?.fact.kind
        if kind != .protocol { member.code = start..<index }
        if !isComputed, !member.isStatic, kind != .protocol, kind != .extension {
            member.storage = modifiers.isDisjoint(with: ["weak", "unowned"]) ? .strong : .weak
        }
        type?.members.append(member)
        // 'let a = 1, b = 2'
        while text == "," {
            index += 1
            skipExpression()
        }
    }

    private mutating func readFunction(of type: Declarations.Declaration?, _ modifiers: Set<String>) {
        let (line, keyword) = (words[index].line, text)
        index += 1
        var name = keyword
        if keyword == "func" {
            name = text
            index += 1
        } else if text == "?" || text == "!" {
            index += 1
        }
        var member = Declarations.Draft(name: name, file: file, line: line, isStatic: modifiers.contains("static"))
        member.parameters = []
        while index < words.count, !["(", "{", "}"].contains(text) {
            if text == "<" { skipGenerics() } else { index += 1 }
        }
        if text == "(" { member.parameters = readParameters() }
        while ["async", "throws", "rethrows"].contains(text) {
            index += 1
            if text == "(" { skipBrackets() }
        }
        if text == "-", text(at: index + 1) == ">" {
            index += 2
            member.type = readTypeWords()
        }
        if text == "where" {
            while index < words.count, !["{", "}", "func", "var", "init"].contains(text) { index += 1 }
        }
        if text == "{" {
            let start = index
            skipBrackets()
            member.code = start..<index
        }
        type?.members.append(member)
    }

    private mutating func readParameters() -> [(name: String, type: [String])] {
        var parameters: [(name: String, type: [String])] = []
        index += 1
        while index < words.count, text != ")" {
            var name = ""
            while index < words.count, text != ":", text != ")" {
                if text == "(" || text == "[" {
                    skipBrackets()
                } else {
                    name = text
                    index += 1
                }
            }
            if text == ":" { index += 1 }
            var type: [String] = []
            while index < words.count, text != ",", text != ")" {
                if text == "(" || text == "[" || text == "{" {
                    let start = index
                    skipBrackets()
                    type += words[start..<index].map(\.text)
                } else if text == "=" {
                    index += 1
                    skipExpression(upTo: [","])
                } else {
                    type.append(text)
                    index += 1
                }
            }
            parameters.append((name, type))
            if text == "," { index += 1 }
        }
        index += 1
        return parameters
    }

    /// Reads a type, up to the first word that can't belong to it.
    private mutating func readTypeWords() -> [String] {
        var type: [String] = []
        var line = index < words.count ? words[index].line : 0
        while index < words.count, !["=", "{", "}", ",", ")", ";"].contains(text) {
            let isContinued = type.last.map { ["&", ">", "<", ".", ":"].contains($0) } ?? true
            if words[index].line != line, !isContinued, !["&", "-", "."].contains(text) { break }
            // A protocol's getter, or an observer, is in braces.
            if text == "(" || text == "[" {
                let start = index
                skipBrackets()
                type += words[start..<index].map(\.text)
            } else if text == "<" {
                let start = index
                skipGenerics()
                type += words[start..<index].map(\.text)
            } else {
                type.append(text)
                index += 1
            }
            line = words[index - 1].line
        }
        return type
    }

    /// The type of an initial value that creates it, such as `Service()`, or fetches one, such as `Service.shared`.
    private func typeOfValue() -> [String] {
        var start = index
        while ["try", "await", "?", "!"].contains(text(at: start)) { start += 1 }
        if text(at: start) == "[", text(at: start + 2) == "]" { start += 1 }
        let name = text(at: start)
        guard name.first?.isUppercase == true, words[start].isCode else { return [] }
        let next = text(at: start + 1)
        if next == "." && Self.accessors.contains(text(at: start + 2)) { return [name] }
        return ["(", "<", "]"].contains(next) ? [name] : []
    }

    static let accessors: Set = [
        "shared", "default", "sharedInstance", "instance", "standard", "main", "current", "init",
    ]

    /// Skips an expression: it ends with its line, unless the next one continues it.
    private mutating func skipExpression(upTo ends: Set<String> = []) {
        var line = index < words.count ? words[index].line : 0
        var isFirst = true
        while index < words.count, !["}", ")", "]", ";"].contains(text), !ends.contains(text) {
            let before = text(at: index - 1)
            if !isFirst, words[index].line != line, !Self.continuing.contains(text),
                !Self.continued.contains(before)
            {
                return
            }
            if text == "{", isFirst == false, ["didSet", "willSet"].contains(text(at: index + 1)) { return }
            if words[index].kind == .opening { skipBrackets() } else { index += 1 }
            if text == ",", ends.isEmpty { return }
            (line, isFirst) = (words[index - 1].line, false)
        }
    }

    private static let continuing: Set = [".", "?", ":", "+", "-", "*", "/", "|", "&", "=", "<", ">", "as", "is", "??"]
    private static let continued: Set = [
        "=", "+", "-", "*", "/", "|", "&", "?", ":", ",", "try", "await", "return", "as",
    ]

    private mutating func skipLine() {
        let line = words[index].line
        while index < words.count, words[index].line == line, text != "}" {
            if words[index].kind == .opening { skipBrackets() } else { index += 1 }
        }
    }

    /// Skips from an opening bracket past the one that closes it.
    private mutating func skipBrackets() { index = words[index].end }

    private mutating func skipGenerics() {
        var depth = 0
        repeat {
            switch text {
            case "<": depth += 1
            case ">" where text(at: index - 1) != "-": depth -= 1
            case "{", "}": return
            default: break
            }
            index += 1
        } while depth > 0 && index < words.count
    }
}
