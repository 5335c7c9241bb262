/// Reads the declarations of one file. It keeps the types around in a list: sources may nest without end.
struct DeclarationReader {
    private(set) var types: [Declarations.Declaration] = []
    /// What type aliases stand for, with the types around in their names.
    private(set) var aliases: [String: [String]] = [:]
    private let file: SourceFile
    private let words: [SourceFile.Word]
    private var index = 0
    private var open: [Declarations.Declaration] = []
    private var modifiers: Set<String> = []

    init(_ file: SourceFile) { (self.file, words) = (file, file.words) }

    private var text: String { words.text(at: index) }
    private var prefix: String { open.last.map { $0.fact.name + "." } ?? "" }

    mutating func read() {
        while index < words.count {
            switch text {
            case "}":
                _ = open.popLast()
                index += 1
            case "@":
                modifiers.insert("@" + words.text(at: index + 1))
                index += 2
                if text == "(" { skip() }
            case "class" where Self.afterClass.contains(words.text(at: index + 1)):
                modifiers.insert("static")
                index += 1
            case let word where SourceFacts.TypeFact.Kind(rawValue: word) != nil && isName(at: index + 1):
                declare { $0.readType(word) }
            case "let", "var": declare { $0.readProperties() }
            case "func", "init", "subscript", "deinit": declare { $0.readFunction() }
            case "typealias": declare { $0.readAlias() }
            case "case": declare { _ = $0.readPhrase(upTo: [";"]) }
            case "(", "[", "{": skip()
            default:
                if words[index].isCode { modifiers.insert(text) }
                index += 1
            }
        }
    }

    private mutating func declare(_ read: (inout Self) -> Void) {
        read(&self)
        modifiers = []
    }

    private static let afterClass: Set = ["func", "var", "let", "subscript", "override", "final", "private", "public"]

    private func isName(at index: Int) -> Bool {
        words.indices.contains(index) && words[index].isCode && !Self.afterClass.contains(words[index].text)
    }

    private mutating func readType(_ keyword: String) {
        guard let kind = SourceFacts.TypeFact.Kind(rawValue: keyword) else { return }
        let line = words[index].line
        index += 1
        let name = readPhrase(upTo: ["<", ":", "{", "where"]).joined()
        var generics: [String: [String]] = [:]
        let start = index
        if text == "<" { skipGenerics() }
        for place in start..<index where ["<", ","].contains(words.text(at: place - 1)) && words[place].isCode {
            generics[words[place].text] = words.text(at: place + 1) == ":" ? [words.text(at: place + 2)] : []
        }
        var parents: [[String]] = []
        if text == ":" {
            repeat {
                index += 1
                parents.append(readPhrase(upTo: [",", "{", "where"], isType: true))
            } while text == ","
        }
        // 'where Controller: UIViewController'
        while index < words.count, text != "{", text != "}" {
            if text == ":" { generics[words.text(at: index - 1)] = [words.text(at: index + 1)] }
            index += 1
        }
        index += 1
        let type = Declarations.Declaration(
            SourceFacts.TypeFact(
                name: (kind == .extension ? "" : prefix) + name, kind: kind,
                supertypes: Set(parents.flatMap { $0.prefix { $0 != "<" } }.filter { $0.first?.isLetter == true }),
                superclass: kind == .class ? parents.first?.joined(separator: " ") ?? "" : "",
                attributes: modifiers.filter { $0.hasPrefix("@") }, place: .init(file: file.name, line: line)))
        type.generics = generics
        types.append(type)
        open.append(type)
    }

    private mutating func readAlias() {
        let name = words.text(at: index + 1)
        index += 2
        if text == "<" { skipGenerics() }
        guard text == "=" else { return }
        index += 1
        aliases[prefix + name] = readPhrase(upTo: ["{", ";"], isType: true)
    }

    private mutating func readProperties() {
        let kind = open.last?.fact.kind
        repeat {
            index += 1
            guard index < words.count else { return }
            var member = Declarations.Draft(name: text, file: file, line: words[index].line)
            member.isStatic = modifiers.contains("static")
            skip()
            if text == ":" {
                index += 1
                member.type = readPhrase(upTo: ["=", "{", ",", ";"], isType: true)
            }
            let start = index
            if text == "=" {
                index += 1
                if member.type.isEmpty { member.type = typeOfValue }
                _ = readPhrase(upTo: [",", ";"])
            }
            var isComputed = false
            if text == "{" {
                isComputed = start == index && !Self.observers.contains(words.text(at: index + 1))
                skip()
            }
            if kind != .protocol { member.code = start..<index }
            if !isComputed, !member.isStatic, kind != .protocol, kind != .extension {
                member.storage = modifiers.isDisjoint(with: ["weak", "unowned"]) ? .strong : .weak
            }
            open.last?.members.append(member)
        } while text == ","
    }

    private static let observers: Set = ["didSet", "willSet"]

    private mutating func readFunction() {
        var member = Declarations.Draft(name: text, file: file, line: words[index].line)
        member.isStatic = modifiers.contains("static")
        index += 1
        if member.name == "func" {
            member.name = text
            index += 1
        }
        while index < words.count, !["(", "{", "}"].contains(text) {
            if text == "<" { skipGenerics() } else { index += 1 }
        }
        member.parameters = text == "(" ? readParameters() : []
        while ["async", "throws", "rethrows"].contains(text) {
            index += 1
            if text == "(" { skip() }
        }
        if text == "-", words.text(at: index + 1) == ">" {
            index += 2
            member.type = readPhrase(upTo: ["{", "where", ";"], isType: true)
        }
        if text == "where" { _ = readPhrase(upTo: ["{", ";"], isType: true) }
        if text == "{" {
            member.code = index..<words[index].end
            skip()
        }
        open.last?.members.append(member)
    }

    private mutating func readParameters() -> [(name: String, type: [String])] {
        var parameters: [(name: String, type: [String])] = []
        let end = words[index].end
        index += 1
        while index < end - 1 {
            let start = index
            let name = readPhrase(upTo: [":", ","]).last ?? ""
            if text == ":" {
                index += 1
                parameters.append((name, readPhrase(upTo: [",", "="], isType: true)))
            }
            if text == "=" { _ = readPhrase(upTo: [","]) }
            if text == "," || index == start { index += 1 }
        }
        index = end
        return parameters
    }

    /// Reads a type or an expression, with dotted names as one word: up to one of `ends`, the bracket around it, or the
    /// end of its line, unless the next one continues it.
    private mutating func readPhrase(upTo ends: Set<String>, isType: Bool = false) -> [String] {
        var phrase: [String] = []
        let start = index
        while index < words.count, words[index].kind != .closing, !ends.contains(text) {
            let before = words.text(at: index - 1)
            let isContinued =
                index == start || words[index].line == words[index - 1].line || Self.continuing.contains(text)
                || Self.continued.contains(before) || before == ">" && words.text(at: index - 2) == "-"
            guard isContinued, text != "{" || !Self.observers.contains(words.text(at: index + 1)) else { break }
            let next = index
            if isType, text == "<" { skipGenerics() } else { skip() }
            guard isType || words[next].kind == .word || words[next].text == "." else { continue }
            for word in words[next..<index] {
                let isPath = word.text == "." || phrase.last?.last == "."
                phrase.append((isPath ? phrase.popLast() ?? "" : "") + word.text)
            }
        }
        return phrase
    }

    private static let continuing: Set = [".", "?", ":", "+", "-", "*", "/", "|", "&", "=", "<", ">", "as", "is"]
    private static let continued: Set = [
        "=", "+", "-", "*", "/", "|", "&", ":", ",", ".", "<", "try", "await", "return", "as",
    ]

    /// The type of an initial value that creates it, such as `Service()`, or fetches one, such as `Service.shared`.
    private var typeOfValue: [String] {
        var start = index
        while ["try", "await", "?", "!"].contains(words.text(at: start)) { start += 1 }
        let isArray = words.text(at: start) == "[" && words.text(at: start + 2) == "]"
        if isArray { start += 1 }
        var name = words.text(at: start)
        guard name.isTypeName, words[start].isCode else { return [] }
        while words.text(at: start + 1) == ".", words.text(at: start + 2).isTypeName {
            name += "." + words.text(at: start + 2)
            start += 2
        }
        let next = words.text(at: start + 1)
        let isType = next == "." ? Self.accessors.contains(words.text(at: start + 2)) : ["(", "<", "]"].contains(next)
        return !isType ? [] : isArray ? ["[", name, "]"] : [name]
    }

    static let accessors: Set = [
        "shared", "default", "sharedInstance", "instance", "standard", "main", "current", "init",
    ]

    private mutating func skip() { index = words[index].end }

    private mutating func skipGenerics() {
        var depth = 0
        repeat {
            switch text {
            case "<": depth += 1
            case ">" where words.text(at: index - 1) != "-": depth -= 1
            case "{", "}": return
            default: break
            }
            index += 1
        } while depth > 0 && index < words.count
    }
}

extension [SourceFile.Word] {
    func text(at index: Int) -> String { indices.contains(index) ? self[index].text : "" }
}
