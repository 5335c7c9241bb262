/// A reader of one file's declarations. Lists the enclosing types instead of recursing, because types may nest deeply.
struct DeclarationReader {
    private(set) var types: [SourceFacts.TypeFact] = []
    /// The members, each with the range of its code in the file's words.
    private(set) var members: [(fact: SourceFacts.Member, code: Range<Int>)] = []
    private let (file, words): (SourceFile, [SourceFile.Word])
    private var index = 0
    private var open: [(type: SourceFacts.TypeFact, generics: Set<String>)] = []
    private var modifiers: Set<String> = []

    init(_ file: SourceFile) {
        (self.file, words) = (file, file.words)
        while index < words.count { read() }
    }

    private var text: String { words.text(at: index) }

    private mutating func read() {
        let next = words.text(at: index + 1)
        switch text {
        case "}":
            _ = open.popLast()
            index += 1
        case "@":
            index += 2
            if text == "(" { skip() }
            return
        case "class" where ["func", "var", "let", "subscript", "override", "final"].contains(next):
            modifiers.insert("static")
            index += 1
            return
        case "let", "var": readProperty()
        case "func", "init", "subscript", "deinit": readFunction()
        case "case", "typealias": _ = readPhrase(upTo: [])
        case "(", "[", "{":
            skip()
            return
        default:
            guard let kind = SourceFacts.TypeFact.Kind(rawValue: text), next.isTypeName else {
                if words[index].isCode { modifiers.insert(text) }
                index += 1
                return
            }
            readType(kind)
        }
        modifiers = []
    }

    private mutating func readType(_ kind: SourceFacts.TypeFact.Kind) {
        let line = words[index].line
        index += 1
        let (name, start) = (readPhrase(upTo: ["<", ":", "{", "where"]), index)
        if text == "<" { skipGenerics() }
        let generics = Set((start..<index).filter { ["<", ","].contains(words.text(at: $0 - 1)) }.map(words.text))
        var parents: [String] = []
        while text == ":" || text == "," {
            index += 1
            parents.append(readPhrase(upTo: [",", "{", "where"]))
        }
        while index < words.count, text != "{", text != "}" { index += 1 }
        index += 1
        let around = kind == .extension ? "" : open.last.map { $0.type.name + "." } ?? ""
        let type = SourceFacts.TypeFact(
            name: around + name, kind: kind, supertypes: Set(parents.map(\.nominal)),
            superclass: kind == .class ? parents.first ?? "" : "", place: .init(file: file.name, line: line))
        types.append(type)
        open.append((type, generics))
    }

    private mutating func readProperty() {
        let (name, start) = (words.text(at: index + 1), index + 1)
        index += 2
        var type = ""
        if text == ":" {
            index += 1
            type = readPhrase(upTo: ["=", "{", ","])
        }
        let isComputed = text == "{" && !isObserved
        if text == "=" {
            index += 1
            if type.isEmpty { type = typeOfValue }
            _ = readPhrase(upTo: [","], isType: false)
        }
        if text == "{" { skip() }
        let isStored = !isComputed && ![nil, .protocol, .extension].contains(open.last?.type.kind)
        let (isWeak, isStatic) = (!modifiers.isDisjoint(with: ["weak", "unowned"]), modifiers.contains("static"))
        append(name, type, !isStored || isStatic ? .computed : isWeak ? .weak : .strong, start..<index, isStatic)
    }

    /// Whether the brace at the current position begins a property's observers.
    private var isObserved: Bool { ["didSet", "willSet"].contains(words.text(at: index + 1)) }

    /// The type of an initial value that creates an instance, such as `Service()`, or gets one from `Service.shared`.
    private var typeOfValue: String {
        let start = text == "[" ? index + 1 : index
        let (name, next) = (words.text(at: start), words.text(at: start + 1))
        let isType =
            next == "." ? CodeReader.accessors.contains(words.text(at: start + 2)) : ["(", "<", "]"].contains(next)
        return name.isTypeName && isType ? name : ""
    }

    private mutating func readFunction() {
        if text == "func" { index += 1 }
        let (name, start) = (text, index)
        index += 1
        if text == "<" { skipGenerics() }
        let (type, body) = (text == "{" ? "" : readPhrase(upTo: ["{"]), index)
        if text == "{" { skip() }
        append(name, "-> \(type)", .computed, body..<index, modifiers.contains("static"), at: start)
    }

    private mutating func append(
        _ name: String, _ type: String, _ storage: SourceFacts.Member.Storage, _ code: Range<Int>, _ isStatic: Bool,
        at place: Int? = nil
    ) {
        guard let around = open.last, words.indices.contains(place ?? code.lowerBound) else { return }
        let member = SourceFacts.Member(
            owner: around.type.name, name: name, type: type, storage: storage, isStatic: isStatic,
            place: .init(file: file.name, line: words[place ?? code.lowerBound].line),
            typeNames: type.typeNames.filter(\.isTypeName).subtracting(around.generics))
        members.append((member, code))
    }

    /// Reads a name, type or value, up to one of `ends`, a closing bracket, or the end of a line that isn't continued.
    private mutating func readPhrase(upTo ends: Set<String>, isType: Bool = true) -> String {
        let start = index
        while index < words.count, words[index].kind != .closing, !ends.contains(text), text != ";",
            index == start || words[index].line == words[index - 1].line || Self.continuing.contains(text)
                || [",", "="].contains(words[index - 1].text)
        {
            if text == "{", isObserved { break }
            if isType, text == "<" { skipGenerics() } else { skip() }
        }
        return words[start..<index].map(\.text).joined(separator: " ").replacing(" . ", with: ".")
            .replacing("- >", with: "->")
    }

    private static let continuing: Set = [".", "?", ":", "-", "&", "where"]
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
