/// Reads what the code of one member uses: it follows names from property to property, as far as their types are
/// declared, and notes what is well known of Apple's frameworks.
struct CodeReader {
    private let names: Declarations
    private let type: Declarations.Declaration
    private let owner: String
    private let draft: Declarations.Draft
    private let words: [SourceFile.Word]
    private var locals: [String: String] = [:]
    /// The names of the types in the initial value of a local, declared here or not.
    private var origins: [String: Set<String>] = [:]
    /// Where something was last assigned: the property, the type that it belongs to, and how the code got there.
    private var assigned: (place: Int, property: String, owner: String, path: [String])?
    private(set) var uses: [SourceFacts.Use] = []

    init(_ draft: Declarations.Draft, of type: Declarations.Declaration, in names: Declarations) {
        (self.names, self.type, self.draft, words) = (names, type, draft, draft.file.words)
        owner = type.fact.name
        for parameter in draft.parameters ?? [] {
            locals[parameter.name] = names.types(in: parameter.type, from: owner).first
        }
    }

    mutating func read() {
        for index in draft.code {
            let word = words[index]
            if word.text == "{" { readClosure(at: index) }
            guard word.isCode else { continue }
            if word.text == "let" || word.text == "var" { readLocal(at: index) }
            if text(index - 1) != ".", !Self.keywords.contains(word.text) { _ = follow(from: index) }
            readFrameworks(at: index)
        }
    }

    private static let keywords: Set = [
        "let", "var", "if", "guard", "else", "return", "try", "await", "in", "for", "while", "switch", "case", "func",
        "as", "is", "where", "weak", "unowned", "some", "any", "throw", "defer", "do", "catch",
    ]

    private func text(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

    private mutating func note(_ use: SourceFacts.Use, at index: Int) {
        var use = use
        use.line = words[index].line
        uses.append(use)
    }

    // MARK: Names

    private mutating func readLocal(at index: Int) {
        let name = text(index + 1)
        guard words.indices.contains(index + 1), words[index + 1].isCode, name != "self" else { return }
        var start = index + 2
        switch text(start) {
        case ":":
            start += text(start + 1) == "any" ? 2 : 1
            locals[name] = names.resolve(text(start), from: owner)
            origins[name] = nil
        case "=":
            start += 1
            while ["try", "await", "?", "!"].contains(text(start)) { start += 1 }
            guard words.indices.contains(start) else { return }
            let count = uses.count
            var type = words[start].isCode ? follow(from: start) : nil
            // It's read again in its place.
            var origin = Set(uses[count...].map(\.owner))
            uses.removeSubrange(count...)
            if text(start).first?.isUppercase == true { origin.insert(text(start)) }
            // 'x as? T'
            let rest = words[start..<draft.code.upperBound].prefix { word in
                word.line == words[index].line && word.text != "{" && word.text != ","
            }
            if let cast = rest.indices.last(where: { words[$0].text == "as" }) {
                let target = text(cast + (["?", "!"].contains(text(cast + 1)) ? 2 : 1))
                type = names.resolve(target, from: owner)
                if type == nil { origin = [target] }
            }
            (locals[name], origins[name]) = (type, origin)
        // 'if let view' unwraps the property of that name.
        default: return
        }
    }

    /// Follows a chain of names, notes what it uses, and returns the type that it ends with.
    private mutating func follow(from start: Int) -> String? {
        var index = start
        let name = text(start)
        var path = [name]
        var type: String?
        var isType = false
        if name == "self" || name == "Self" {
            (type, isType) = (owner, name == "Self")
        } else if let local = locals[name] {
            type = local
        } else if let property = names.member(name, of: owner), property.parameters == nil, text(start + 1) != ":" {
            note(owner, name, at: start, path: path, isStatic: false)
            type = names.types(in: property.type, from: owner).first
        } else if let named = names.resolve(name, from: owner) {
            (type, isType) = (named, true)
            if text(start + 1) == "(" {
                note(.init(of: named, "init", .calls), at: start)
                isType = false
                index = end(ofBrackets: start + 1) - 1
            }
        }
        while true {
            index += 1
            while ["?", "!"].contains(text(index)) || text(index) == "[" {
                index = text(index) == "[" ? end(ofBrackets: index) : index + 1
            }
            guard text(index) == ".", words.indices.contains(index + 1), words[index + 1].isCode else {
                return isType ? nil : type
            }
            index += 1
            let next = text(index)
            path.append(next)
            guard let current = type else { continue }
            if isType, next == "init" {
                note(.init(of: current, "init", .calls), at: index)
                isType = false
            } else {
                note(current, next, at: index, path: path, isStatic: isType)
                if isType, DeclarationReader.accessors.contains(next) {
                    isType = false
                    continue
                }
                isType = false
                type = names.member(next, of: current).flatMap { names.types(in: $0.type, from: current).first }
            }
            if text(index + 1) == "(" { index = end(ofBrackets: index + 1) - 1 }
        }
    }

    private mutating func note(_ type: String, _ name: String, at index: Int, path: [String], isStatic: Bool) {
        var next = index + 1
        while ["?", "!"].contains(text(next)) { next += 1 }
        let isCall = text(index + 1) == "(" || text(index + 1) == "{"
        let isAssigned = text(next) == "=" && text(next + 1) != "="
        note(.init(of: type, name, isCall ? .calls : isAssigned ? .assigns : nil, isStatic: isStatic), at: index)
        guard isAssigned else { return }
        if text(next + 1) == "nil" { uses[uses.count - 1].deed = .clears }
        assigned = (index, name, type, path)
        // 'viewModel.onChange = render' stores a method of its own.
        let value = text(next + 1) == "self" ? next + 3 : next + 1
        guard ![".", "(", "{"].contains(text(value + 1)), storesBelow(name, of: type, by: path),
            self.type.members.contains(where: { $0.name == text(value) && $0.parameters != nil && !$0.isStatic })
        else { return }
        noteCapture(by: type, at: index)
    }

    private func end(ofBrackets start: Int) -> Int { words[start].end }

    // MARK: Closures

    private mutating func noteCapture(by receiver: String, at index: Int) {
        var use = SourceFacts.Use(name: "self", type: owner)
        use.receiver = receiver
        note(use, at: index)
    }

    /// Notes a closure that captures `self` strongly and is stored: in something below, with a subscription, by a timer.
    private mutating func readClosure(at start: Int) {
        guard let end = capture(at: start) else { return }
        if text(start - 1) == "=" {
            guard let assigned, assigned.place < start, start - assigned.place <= 3 else { return }
            if storesBelow(assigned.property, of: assigned.owner, by: assigned.path) {
                noteCapture(by: assigned.owner, at: assigned.place)
            }
            return
        }
        // 'Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self… }', and a deinit that would end it.
        let call = words[..<start].suffix(20).map(\.text)
        let stops = type.members.contains { other in
            other.name == "deinit" && other.code.contains { other.file.words[$0].text == "invalidate" }
        }
        if stops, call.contains("scheduledTimer"), call.contains("true"), call.last == ")" {
            return noteCapture(by: "Timer", at: start)
        }
        // '.sink { self… }.store(in: &tokens)', '.subscribe(onNext: { self… }).disposed(by: bag)'
        var index = end
        while [")", ",", "?"].contains(text(index)) { index += 1 }
        guard text(index) == ".", ["store", "disposed"].contains(text(index + 1)) else { return }
        let arguments = Set(words[(index + 2)...].prefix(8).prefix { $0.text != ")" }.map(\.text))
        if type.members.contains(where: { arguments.contains($0.name) && $0.storage == .strong }) {
            noteCapture(by: "subscription", at: start)
        }
    }

    /// Whether a path such as `viewModel.onChange` leads to a stored closure of something that this type stores.
    private func storesBelow(_ property: String, of type: String, by path: [String]) -> Bool {
        let path = path.first == "self" ? path.dropFirst() : path[...]
        guard path.count > 1, let first = path.first, let held = names.member(first, of: owner),
            let target = names.member(property, of: type)
        else { return false }
        return held.storage == .strong && !held.isClosure && names.isClosure(target) && target.parameters == nil
            && (target.storage != .computed || target.code.isEmpty)
    }

    /// The end of the closure that begins at `start` and uses `self` without a capture list for it.
    private func capture(at start: Int) -> Int? {
        let limit = min(draft.code.upperBound, start + 2_000)
        var (index, depth, mentions) = (start + 1, 1, false)
        while index < limit, depth > 0 {
            switch words[index].text {
            case "{": depth += 1
            case "}": depth -= 1
            // An inner list that makes it weak is too late, and yet the common case of a nested closure.
            case "weak": return nil
            case "unowned" where text(start + 1) == "[": return nil
            case "self" where text(index - 1) != ".": mentions = true
            default: break
            }
            index += 1
        }
        return mentions ? index : nil
    }

    // MARK: Apple's frameworks

    private mutating func readFrameworks(at index: Int) {
        let (name, next) = (text(index), text(index + 1))
        switch name {
        case "as":
            let target = words[(index + 1)...].prefix(3).first { $0.isCode && $0.text != "any" }?.text ?? ""
            if let type = names.resolve(target, from: owner) {
                note(.init(of: type, "as", .casts, isStatic: false), at: index)
            }
        case "on":
            // '.assign(to: \.title, on: self).store(in: &tokens)' holds self for as long as self holds the tokens.
            guard [":", "self", ")", ".", "store"].indices.allSatisfy({ text(index + 1 + $0) == Self.onSelf[$0] }),
                words[..<index].suffix(12).contains(where: { $0.text == "assign" })
            else { return }
            noteCapture(by: "subscription", at: index)
        case "formatted" where next == "(" && text(index - 1) == ".",
            "String" where next == "(" && text(index + 2) == "format":
            var use = SourceFacts.Use(name: name, type: name == "String" ? text(index + 4) : "%.")
            use.makesText = true
            note(use, at: index)
        case let word where Self.displayWords.contains(word), let word where word.hasSuffix("Formatter"):
            guard names.types[name] == nil else { return }
            var use = SourceFacts.Use(name: name, type: Self.displayWords.contains(name) ? "%." : "")
            use.makesText =
                name.hasSuffix("Formatter") && name.first?.isUppercase == true && ["(", "."].contains(next)
                && name != "ListFormatter"
            note(use, at: index)
        case let word where word.isOfAFramework:
            if names.types[name] == nil || name == "AppDelegate" {
                note(.init(name: name, type: next == "." ? "\(name).\(text(index + 2))" : name), at: index)
            }
            if name == "NSFetchRequest", ["<", "("].contains(next) { note(.init(name: name, .fetches), at: index) }
        default: readData(at: index, next)
        }
        if next == "(" { readNavigation(at: index) }
    }

    private static let onSelf = [":", "self", ")", ".", "store"]
    private static let displayWords: Set = [
        "NSAttributedString", "AttributedString", "dateStyle", "timeStyle", "numberStyle", "RelativeDateTimeFormatter",
        "MeasurementFormatter", "ByteCountFormatter", "NumberFormatter", "NSLocalizedString",
    ]

    /// Notes where code reaches the network or a database itself; the type says what it does there.
    private mutating func readData(at index: Int, _ next: String) {
        let (name, member) = (text(index), text(index + 2))
        let isAccess =
            switch name {
            case "URLSession":
                next == "." && member == "shared" || next == "(" || next == "=" && text(index + 3) == "shared"
            case "Alamofire", "AF": next == "." && ["request", "upload", "download"].contains(member)
            case "UserDefaults": next == "." && member == "standard"
            case "modelContext", "managedObjectContext", "viewContext":
                next == "." && ["delete", "insert", "save", "fetch"].contains(member)
            case "FetchDescriptor": next == "<" || next == "("
            default:
                next == "." && member == "set" && text(index - 1) != "."
                    && type.members.contains { $0.name == name && $0.type.contains("UserDefaults") }
            }
        guard isAccess else { return }
        let isDefaults = name == "UserDefaults" || member == "set"
        note(
            .init(name: name, type: isDefaults && text(index + 4) != "set" && member != "set" ? "reads" : "", .fetches),
            at: index)
    }

    /// Notes where code pushes or presents a screen: its type names what is shown.
    private mutating func readNavigation(at index: Int) {
        let name = text(index)
        func arguments() -> Set<String> { Set(words[index..<end(ofBrackets: index + 1)].map(\.text)) }
        var shown: Set<String> = []
        var isSure = true
        switch name {
        case "pushViewController", "showDetailViewController", "performSegue": break
        // The pages of a page controller have a direction.
        case "setViewControllers": isSure = !arguments().contains("direction")
        case "push", "pop":
            let before = words[..<index].suffix(4).filter(\.isCode).last?.text.lowercased()
            guard text(index - 1) == ".", before == "navigator" else { return }
            isSure = name == "push"
        case "present", "show":
            guard arguments().contains(name == "show" ? "sender" : "animated") else { return }
            shown = (origins[text(index + 2)] ?? []).union([locals[text(index + 2)] ?? "", text(index + 2)])
        case "dismiss", "popViewController", "popToRootViewController":
            guard arguments().contains("animated") else { return }
            isSure = false
        default: return
        }
        note(
            .init(
                name: name, type: shown.subtracting([""]).sorted().joined(separator: " "),
                isSure ? .navigates : .mayNavigate),
            at: index)
    }
}

extension SourceFacts.Use {
    /// A use of a declared type's member, as words show it.
    fileprivate init(of owner: String, _ name: String, _ deed: SourceFacts.Deed?, isStatic: Bool = true) {
        self.init(name: name, type: name == "init" ? owner : "", deed)
        (self.owner, self.isStatic) = (owner, isStatic)
    }

    fileprivate init(name: String, type: String = "", _ deed: SourceFacts.Deed? = nil) {
        self.init(target: "", name: name, type: type)
        self.deed = deed
    }
}
