/// Reads what the code of one member uses, as far as its names are declared here or well known of Apple's frameworks.
struct CodeReader {
    private(set) var uses: [SourceFacts.Use] = []
    private let names: Declarations
    private let type: Declarations.Declaration
    private let owner: String
    private let code: Range<Int>
    private let words: [SourceFile.Word]
    /// The types of parameters and local variables; empty if they aren't declared here.
    private var locals: [String: String] = [:]
    /// The names of the types in a local's initial value, declared here or not.
    private var origins: [String: Set<String>] = [:]
    /// The last assignment's place, and whether it's to a closure that something below stores.
    private var assigned: (place: Int, owner: String, isBelow: Bool) = (0, "", false)

    init(_ draft: Declarations.Draft, of type: Declarations.Declaration, in names: Declarations) {
        (self.names, self.type, owner) = (names, type, type.fact.name)
        (code, words) = (draft.code, draft.file.words)
        for parameter in draft.parameters ?? [] {
            locals[parameter.name] = names.types(in: parameter.type, from: owner).first ?? ""
        }
    }

    mutating func read() {
        let usesSelf = code.contains { text($0) == "self" }
        for index in code {
            if usesSelf, text(index) == "{" { readClosure(at: index) }
            guard words[index].isCode else { continue }
            let name = text(index)
            if name == "let" || name == "var" { readLocal(at: index) }
            if text(index - 1) != ".", !Self.keywords.contains(name) { _ = follow(from: index) }
            readFrameworks(name, at: index)
            if reachesData(name, at: index) {
                let isRead = name == "UserDefaults" && text(index + 4) != "set"
                note(name, type: isRead ? "reads" : "", .fetches, at: index)
            }
            if text(index + 1) == "(" { readNavigation(name, at: index) }
        }
    }

    private static let keywords: Set = [
        "let", "var", "if", "guard", "else", "return", "try", "await", "in", "for", "while", "switch", "case", "func",
        "as", "is", "where", "weak", "unowned", "some", "any", "throw", "defer", "do", "catch",
    ]

    private func text(_ index: Int) -> String { words.text(at: index) }

    private mutating func note(
        _ name: String, of owner: String = "", type: String = "", _ deed: SourceFacts.Deed? = nil,
        isStatic: Bool = false, at index: Int
    ) {
        var use = SourceFacts.Use(name: name, type: type)
        (use.owner, use.deed, use.isStatic, use.line) = (owner, deed, isStatic, words[index].line)
        uses.append(use)
    }

    // MARK: Names

    private mutating func readLocal(at index: Int) {
        let name = text(index + 1)
        guard words.indices.contains(index + 1), words[index + 1].isCode, name != "self" else { return }
        switch text(index + 2) {
        case ":":
            let start = index + (text(index + 3) == "any" ? 4 : 3)
            (locals[name], origins[name]) = (names.resolve(text(start), from: owner) ?? "", nil)
        case "=":
            var start = index + 3
            while ["try", "await", "?", "!"].contains(text(start)) { start += 1 }
            let value = words[min(start, code.upperBound)..<code.upperBound].prefix {
                $0.line == words[index].line && $0.text != "{"
            }
            guard value.first?.isCode == true else { return }
            if let cast = value.lastIndex(where: { $0.text == "as" }) {
                let target = value[cast...].dropFirst().first(where: \.isCode)?.text ?? ""
                (locals[name], origins[name]) = (names.resolve(target, from: owner) ?? "", [target])
                return
            }
            // What it uses is read in its place.
            let count = uses.count
            locals[name] = follow(from: start) ?? ""
            origins[name] = Set(uses[count...].map(\.owner)).union(value.map(\.text).filter(\.isTypeName))
            uses.removeSubrange(count...)
        // 'if let view' unwraps the property of that name.
        default: return
        }
    }

    /// Follows a chain of names, notes what it uses, and returns the type that it ends with.
    private mutating func follow(from start: Int) -> String? {
        var index = start
        let name = text(start)
        let path = [name]
        var (type, isType): (String?, Bool) = (nil, false)
        if name == "self" || name == "Self" {
            (type, isType) = (owner, name == "Self")
        } else if let local = locals[name] {
            type = local.isEmpty ? nil : local
        } else if let property = names.member(name, of: owner), property.parameters == nil, text(start + 1) != ":" {
            noteMember(name, of: owner, at: start, path, isStatic: false)
            type = names.types(in: property.type, from: owner).first
        } else if let named = readType(at: &index) {
            (type, isType) = (named, text(index + 1) != "(")
            if !isType { noteCreation(of: named, at: &index) }
        }
        return follow(type, isType: isType, at: index, path)
    }

    private mutating func follow(_ start: String?, isType: Bool, at place: Int, _ path: [String]) -> String? {
        var (type, isType, index, path) = (start, isType, place, path)
        while true {
            index += 1
            while ["?", "!", "["].contains(text(index)) { index = words[index].end }
            guard text(index) == ".", words.indices.contains(index + 1), words[index + 1].isCode else {
                return isType ? nil : type
            }
            index += 1
            let next = text(index)
            path.append(next)
            guard let current = type else {
                if isAssignment(at: index + 1) {
                    note(next, text(index + 2) == "nil" ? .clears : .assigns, at: index)
                }
                continue
            }
            let wasType = isType
            isType = false
            if wasType, next == "init", text(index + 1) == "(" {
                noteCreation(of: current, at: &index)
                continue
            }
            noteMember(next, of: current, at: index, path, isStatic: wasType)
            if !wasType || !DeclarationReader.accessors.contains(next) {
                type = names.member(next, of: current).flatMap { names.types(in: $0.type, from: current).first }
            }
            if text(index + 1) == "(" { index = words[index + 1].end - 1 }
        }
    }

    private func isAssignment(at index: Int) -> Bool { text(index) == "=" && text(index + 1) != "=" }

    /// The declared type that a name such as `List.State` begins with, and moves on to the name's last part.
    private func readType(at index: inout Int) -> String? {
        guard text(index).isTypeName else { return nil }
        var path = text(index)
        while text(index + 1) == ".", text(index + 2).isTypeName {
            path += "." + text(index + 2)
            index += 2
        }
        return names.resolve(path, from: owner)
    }

    private mutating func noteCreation(of created: String, at index: inout Int) {
        note("init", of: created, type: created, .creates, isStatic: true, at: index)
        noteHanding(to: created, at: index + 1)
        index = words[index + 1].end - 1
    }

    private mutating func noteHanding(to receiver: String, at start: Int) {
        let isHanded = (start..<words[start].end).contains { text($0) == "self" && [")", ","].contains(text($0 + 1)) }
        if isHanded { note("self", of: receiver, type: owner, .assigns, at: start) }
    }

    private mutating func noteMember(_ name: String, of type: String, at index: Int, _ path: [String], isStatic: Bool) {
        var next = index + 1
        while ["?", "!"].contains(text(next)) { next += 1 }
        guard isAssignment(at: next) else {
            let isCall = text(index + 1) == "(" || text(index + 1) == "{"
            note(name, of: type, isCall ? .calls : nil, isStatic: isStatic, at: index)
            if isCall, name.hasPrefix("set") { noteHanding(to: type, at: index + 1) }
            return
        }
        let value = text(next + 1) == "self" && text(next + 2) == "." ? next + 3 : next + 1
        note(
            name, of: type, type: text(value) == "self" ? owner : "", text(value) == "nil" ? .clears : .assigns,
            isStatic: isStatic, at: index)
        assigned = (next, type, storesBelow(name, of: type, by: path))
        // 'viewModel.onChange = render' stores a method of its own.
        let isMethod = self.type.members.contains {
            $0.name == text(value) && $0.parameters != nil && !$0.isStatic
        }
        if assigned.isBelow, isMethod, ![".", "(", "{"].contains(text(value + 1)) {
            note("self", of: type, .captures, at: index)
        }
    }

    // MARK: Closures

    /// Whether a path such as `viewModel.onChange` leads to a stored closure of something that this type stores.
    private func storesBelow(_ property: String, of type: String, by path: [String]) -> Bool {
        let path = path.first == "self" ? path.dropFirst() : path[...]
        guard path.count > 1, let first = path.first, let held = names.member(first, of: owner),
            let target = names.member(property, of: type)
        else { return false }
        return held.storage == .strong && !held.isClosure && names.isClosure(target, of: type)
            && target.parameters == nil && (target.storage != .computed || target.code.isEmpty)
    }

    /// Notes a closure that captures `self` strongly and is stored: in something below, with a subscription, by a timer.
    private mutating func readClosure(at start: Int) {
        let closure = (start..<min(words[start].end, start + 2_000, code.upperBound)).lazy.map(words.text)
        // An inner list that makes it weak is too late, and yet the common case of a nested closure.
        guard closure.contains("self"), !closure.contains("weak"),
            text(start + 1) != "[" || !closure.contains("unowned")
        else { return }
        if text(start - 1) == "=" {
            if assigned.place == start - 1, assigned.isBelow { note("self", of: assigned.owner, .captures, at: start) }
            return
        }
        let call = words[..<start].suffix(20).map(\.text)
        // 'Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self… }', and a deinit that would end it.
        if call.contains("scheduledTimer"), call.contains("true"), call.last == ")" {
            let stops = type.members.contains { other in
                other.name == "deinit" && other.code.contains { other.file.words[$0].text == "invalidate" }
            }
            if stops { note("self", of: "Timer", .captures, at: start) }
        } else if isKept(from: words[start].end),
            Self.ending.isDisjoint(with: words[..<start].suffix(80).map(\.text))
        {
            note("self", of: "a subscription", .captures, at: start)
        }
    }

    /// A subscription to these ends by itself.
    private static let ending: Set = ["just", "request", "take", "takeUntil", "first", "prefix"]

    /// Whether the calls after a closure keep it with self: `.sink { self… }.store(in: &tokens)`,
    /// `.subscribe(onNext: { self… }).disposed(by: bag)`.
    private func isKept(from end: Int) -> Bool {
        var index = end
        if text(index) != "." {
            while index < code.upperBound, words[index].kind != .closing { index = words[index].end }
            guard text(index) == ")" else { return false }
            index += 1
        }
        while text(index) == ".", !Self.ending.contains(text(index + 1)) {
            if ["store", "disposed"].contains(text(index + 1)), text(index + 2) == "(" {
                let arguments = Set(words[(index + 2)..<words[index + 2].end].map(\.text))
                return type.members.contains { arguments.contains($0.name) && $0.storage == .strong }
                    || arguments.contains("rx")
            }
            index += 2
            while ["(", "{", "?"].contains(text(index)) { index = words[index].end }
        }
        return false
    }

    // MARK: Apple's frameworks

    private mutating func readFrameworks(_ name: String, at index: Int) {
        let next = text(index + 1)
        let isFormat = next == "(" && (name == "formatted" || name == "String" && text(index + 2) == "format")
        let isFormatter =
            name.isTypeName && name.hasSuffix("Formatter") && name != "ListFormatter" && ["(", "."].contains(next)
        if isFormat || isFormatter, names.types[name] == nil { note(name, .formats, at: index) }
        if isFormat ? name == "formatted" || text(index + 4).contains("%.") : Self.displayWords.contains(name) {
            note(name, .displays, at: index)
        }
        switch name {
        case "as":
            guard let place = (index + 1..<index + 4).first(where: { text($0).isTypeName }),
                let type = names.resolve(text(place), from: owner)
            else { return }
            note("as", of: type, .casts, at: index)
            // '(presenter as? ListPresenter)?.interactor'
            if text(place + 1) == ")" { _ = follow(type, isType: false, at: place + 1, []) }
        // '.assign(to: \.title, on: self).store(in: &tokens)' holds self for as long as self holds the tokens.
        case "assign" where next == "(" && text(words[index + 1].end - 2) == "self":
            let isStrong = text(words[index + 1].end - 4) == "on"
            if isStrong, isKept(from: words[index + 1].end) { note("self", of: "a subscription", .captures, at: index) }
        case "View" where text(index - 1) == ".": break  // 'Events.View' is another type.
        case _ where name.isOfAFramework && (names.types[name] == nil || name == "AppDelegate"):
            note(name, type: [".", "("].contains(next) ? "\(name).\(text(index + 2))" : name, at: index)
        case "navigationTitle", "NavigationStack": note(name, at: index)
        // 'Presenter(view: WeakProxy(controller))': a property that is given a weak box holds nothing.
        case _
        where ["(", "<"].contains(next) && [":", "="].contains(text(index - 1)) && names.isWeakBox(name, in: owner):
            note(text(index - 2), .clears, at: index)
        default: break
        }
    }

    private static let displayWords: Set = [
        "NSAttributedString", "AttributedString", "dateStyle", "timeStyle", "numberStyle", "RelativeDateTimeFormatter",
        "MeasurementFormatter", "ByteCountFormatter", "NumberFormatter", "NSLocalizedString",
    ]

    private func reachesData(_ name: String, at index: Int) -> Bool {
        switch text(index + 1) {
        case ".":
            let isOwn = text(index + 2) == "set" && text(index - 1) != "."
            return Self.dataMembers[name]?.contains(text(index + 2)) ?? false
                || isOwn && type.members.contains { $0.name == name && $0.type.contains("UserDefaults") }
        case "(": return ["URLSession", "NSFetchRequest", "FetchDescriptor"].contains(name)
        case "<": return ["NSFetchRequest", "FetchDescriptor"].contains(name)
        // 'let session: URLSession = .shared'
        default: return name == "URLSession" && text(index + 1) == "=" && text(index + 3) == "shared"
        }
    }

    private static let dataMembers: [String: Set<String>] = {
        let (calls, saves): (Set, Set) = (["request", "upload", "download"], ["delete", "insert", "save", "fetch"])
        return [
            "URLSession": ["shared"], "UserDefaults": ["standard"], "Alamofire": calls, "AF": calls,
            "modelContext": saves, "managedObjectContext": saves, "viewContext": saves,
        ]
    }()

    /// Notes where code pushes or presents a screen: its type names what is shown.
    private mutating func readNavigation(_ name: String, at index: Int) {
        func has(_ label: String) -> Bool { words[index..<words[index + 1].end].contains { $0.text == label } }
        let receiver = text(index - 1) == "." ? words[..<index].suffix(4).last(where: \.isCode)?.text.lowercased() : nil
        var shown: Set<String> = []
        let isSure: Bool
        switch name {
        case "pushViewController", "showDetailViewController", "performSegue": isSure = true
        // A page controller has pages, and shows them itself.
        case "setViewControllers": isSure = receiver?.hasSuffix("navigationcontroller") == true
        case "push" where receiver == "navigator": isSure = true
        case "pop" where receiver == "navigator": isSure = false
        case "present" where has("animated"), "show" where has("sender"):
            isSure = true
            shown = (origins[text(index + 2)] ?? []).union([locals[text(index + 2)] ?? "", text(index + 2)])
        case "dismiss" where has("animated"), "popViewController" where has("animated"),
            "popToRootViewController" where has("animated"):
            isSure = false
        default: return
        }
        let names = shown.subtracting([""]).sorted().joined(separator: " ")
        note(name, type: names, isSure ? .navigates : .mayNavigate, at: index)
    }
}

extension String {
    var isTypeName: Bool { first?.isUppercase ?? false }
}
