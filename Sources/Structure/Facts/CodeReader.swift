/// A reader of one member's code, chain by chain. A chain is, say, `viewModel.$movies.sink { … }.store(in: &tokens)`.
struct CodeReader {
    /// One name in a chain, with its arguments: each `(…)`, `{…}` or `[…]` that follows.
    private struct Link {
        let name: String
        let place: Int
        var arguments: [Range<Int>] = []
    }

    private(set) var uses: [SourceFacts.Use] = []
    private let member: SourceFacts.Member
    private let owner: String
    private let code: Range<Int>
    private let words: [SourceFile.Word]
    private let declared: Declared
    /// The names of the types in each local variable's initial value.
    private var locals: [String: Set<String>] = [:]

    init(_ code: Range<Int>, of member: SourceFacts.Member, in words: [SourceFile.Word], knowing declared: Declared) {
        (self.code, self.member, self.words, self.declared) = (code, member, words, declared)
        owner = member.owner ?? ""
    }

    mutating func read() {
        for index in code where words[index].isCode && text(index - 1) != "." {
            if text(index - 1) == "let" || text(index - 1) == "var" {
                let value = words[(index + 1)...].prefix { $0.line == words[index].line && $0.text != "{" }
                locals[text(index)] = Set(value.map(\.text).filter(\.isTypeName))
            } else if !Self.keywords.contains(text(index)) {
                read(chain(from: index))
            }
        }
    }

    private static let keywords: Set = ["let", "var", "if", "guard", "else", "return", "try", "await", "in", "case"]
    static let accessors: Set = ["shared", "default", "sharedInstance", "instance", "standard", "main", "current"]
    private func text(_ index: Int) -> String { words.text(at: index) }

    private mutating func chain(from start: Int) -> [Link] {
        var links = [Link(name: text(start), place: start)]
        var index = start + 1
        while index < code.upperBound {
            if ["(", "{", "["].contains(text(index)), words[index].line == words[index - 1].line {
                links[links.count - 1].arguments.append(index..<words[index].end)
                index = words[index].end
            } else if ["?", "!"].contains(text(index)) {
                index += 1
            } else if text(index) == ".", index + 1 < code.upperBound {
                links.append(Link(name: text(index + 1), place: index + 1))
                index += 2
            } else {
                break
            }
        }
        if text(index) == "=", text(index + 1) != "=" { readAssignment(to: links, at: index + 1) }
        return links[0].name == "self" && links.count > 1 ? Array(links.dropFirst()) : links
    }

    private mutating func note(
        _ name: String, of owner: String = "", _ effect: SourceFacts.Effect?, at index: Int, types: Set<String> = []
    ) {
        var use = SourceFacts.Use(name: name, type: types.sorted().joined(separator: " "))
        (use.owner, use.effect, use.line) = (owner, effect, words[index].line)
        uses.append(use)
    }

    private mutating func read(_ links: [Link]) {
        let first = links[0]
        var type = declared.member(first.name, of: owner).flatMap(declared.type)
        if declared.types.contains(first.name) {
            type = first.name
            if text(first.place + 1) == "(" { note(first.name, of: first.name, .creates, at: first.place) }
        } else if let local = locals[first.name] {
            type = local.sorted().first(where: declared.types.contains)
        }
        for link in links.dropFirst() where !Self.accessors.contains(link.name) {
            guard let owner = type else { break }
            note(link.name, of: owner, link.arguments.isEmpty ? nil : .calls, at: link.place)
            uses[uses.count - 1].isStatic = declared.types.contains(first.name)
            type = declared.member(link.name, of: owner).flatMap(declared.type)
        }
        for arguments in links.flatMap(\.arguments) where text(arguments.lowerBound) == "(" {
            var index = arguments.lowerBound + 1
            while index < arguments.upperBound {
                let isHanded = text(index - 1) == ":" && text(index) == "self" && [",", ")"].contains(text(index + 1))
                if isHanded { note(text(index - 2), .assigns, at: index) }
                index = words[index].end
            }
        }
        for link in links { readFrameworks(link, after: links) }
        if let closure = closureKept(by: links) {
            note(text(closure + 1) == "to" ? "assign" : "self", of: "a subscription", .captures, at: closure)
        }
    }

    /// Reads `presenter?.view = self`, `view = nil`, and `viewModel.onChange = { self.show() }` or `… = show`.
    private mutating func readAssignment(to links: [Link], at start: Int) {
        guard let last = links.last else { return }
        let value = text(start) == "self" && text(start + 1) == "." ? start + 2 : start
        if text(value) == "nil" { note(last.name, .clears, at: value) }
        if text(value) == "self" || text(value).isTypeName { note(last.name, of: text(value), .assigns, at: value) }
        let path = links[0].name == "self" ? links.dropFirst() : links[...]
        guard path.count == 2, let held = path.first.flatMap({ declared.member($0.name, of: owner) }),
            held.storage == .strong, let type = declared.type(of: held),
            let closure = declared.member(last.name, of: type),
            closure.type.contains("->"), !closure.type.hasPrefix("->")
        else { return }
        let isMethod = declared.member(text(value), of: owner)?.type.hasPrefix("->") ?? false
        if text(value) == "{" ? holdsSelf(value..<words[value].end) : isMethod && ![".", "("].contains(text(value + 1))
        {
            note("self", of: type, .captures, at: value)
        }
    }

    private func holdsSelf(_ closure: Range<Int>) -> Bool {
        let texts = Set(words[closure].map(\.text))
        return texts.contains("self") && texts.isDisjoint(with: ["weak", "unowned"])
    }

    /// Returns the index of a closure that a chain keeps alive by subscribing to an endless source, such as `$movies`.
    private func closureKept(by links: [Link]) -> Int? {
        guard let last = links.last, ["store", "disposed"].contains(last.name),
            let end = last.arguments.first?.upperBound,
            let called = links.first(where: { !$0.arguments.isEmpty }), Self.operators.contains(called.name),
            links[0].name == "NotificationCenter"
                || declared.member(links[0].name.replacing("$", with: ""), of: owner) != nil,
            links.allSatisfy({ !["take", "first", "prefix", "takeUntil"].contains($0.name) }), isOwn(at: end - 2)
        else { return nil }
        return links.dropLast().flatMap(\.arguments).first { arguments in
            let isAssignment = text(arguments.upperBound - 2) == "self" && text(arguments.upperBound - 4) == "on"
            return isAssignment || holdsSelf(arguments) && arguments.contains { text($0) == "{" }
        }?.lowerBound
    }

    /// Whether the word at `index` names the owner's storage for subscriptions, such as `tokens` or `rx.disposeBag`.
    private func isOwn(at index: Int) -> Bool {
        let before = text(index - 1) == "." ? text(index - 2) : "self"
        return before == "rx" || before == "self" && declared.member(text(index), of: owner)?.storage == .strong
    }

    private static let operators: Set = [
        "sink", "assign", "map", "compactMap", "filter", "receive", "removeDuplicates", "debounce", "throttle", "bind",
        "drive", "subscribe", "emit", "asObservable", "asDriver", "skip", "dropFirst", "distinctUntilChanged",
    ]

    private mutating func readFrameworks(_ link: Link, after links: [Link]) {
        let (name, place) = (link.name, link.place)
        func has(_ label: String) -> Bool { link.arguments.joined().contains { text($0) == label } }
        if let start = link.arguments.first?.lowerBound {
            let isPattern = name == "String" && text(start + 1) == "format" && text(start + 3).contains(/%[0-9]*[.df]/)
            if name == "formatted" || isPattern || ["DateFormatter", "NumberFormatter"].contains(name) {
                note(name, .formats, at: place)
            }
            let toStack = links.contains { $0.name.lowercased().hasSuffix("navigationcontroller") }
            switch name {
            case "pushViewController" where has("animated"), "setViewControllers" where toStack && has("animated"),
                "present" where has("animated"), "show" where has("sender"):
                let shown = Set(link.arguments.joined().map(text))
                let types = shown.union(shown.flatMap { locals[$0] ?? [] }).filter(\.isTypeName)
                note(name, .navigates, at: place, types: types)
            default: break
            }
        }
        if Self.requests.contains(name), [".", "(", "<"].contains(text(place + 1)) { note(name, .fetches, at: place) }
        if name.isViewOfAFramework, text(place - 1) != "." { note(name, nil, at: place, types: [name]) }
    }

    private static let requests: Set = ["URLSession", "AF", "NSFetchRequest", "FetchDescriptor"]
}
