/// A place where the code of a type uses another type of the module, or something of a framework.
struct ModuleUse {
    enum Deed { case creates, calls, reads, assigns }

    let owner: String
    let member: Outline.Member
    /// The declared type whose member is used, as the code sees it; empty if it isn't declared here.
    let type: String
    /// The name of the member or function that is used.
    let name: String
    let deed: Deed
    let line: Int
    /// Its index among the words of the file.
    let place: Int
    /// Whether the type itself is used, not an instance: a singleton, a static function.
    let isStatic: Bool
    /// The words that lead there, such as `presenter.interactor`.
    let path: String
}

/// Follows the names in the code of one member from property to property, as far as their types are declared.
struct UseReader {
    private let layers: ModuleLayers
    private let owner: String
    private let member: Outline.Member
    private let words: [SourceFile.Word]
    private var locals: [String: String] = [:]
    /// The types of locals that aren't declared here, such as `UIAlertController`.
    private(set) var foreignLocals: [String: String] = [:]
    /// What the initial values of locals use.
    private(set) var origins: [String: [ModuleUse]] = [:]
    private(set) var uses: [ModuleUse] = []

    init(_ member: Outline.Member, of owner: String, in layers: ModuleLayers) {
        (self.layers, self.owner, self.member, words) = (layers, owner, member, member.file.words)
        for parameter in member.parameters {
            locals[parameter.name] = layers.types(in: parameter.type, from: owner).first
        }
    }

    mutating func read() {
        var index = member.code.lowerBound
        while index < member.code.upperBound {
            let word = words[index]
            if word.text == "let" || word.text == "var" { readLocal(at: index) }
            if word.isCode, text(index - 1) != ".", !Self.keywords.contains(word.text) { _ = follow(from: index) }
            index += 1
        }
    }

    private static let keywords: Set = [
        "let", "var", "if", "guard", "else", "return", "try", "await", "in", "for", "while", "switch", "case", "func",
        "as",
        "is", "where", "weak", "unowned", "some", "any", "throw", "defer", "do", "catch",
    ]

    private func text(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

    private mutating func readLocal(at index: Int) {
        let name = text(index + 1)
        guard words.indices.contains(index + 1), words[index + 1].isCode else { return }
        var start = index + 2
        var type: String?
        var foreign: String?
        if text(start) == ":" {
            start += 1
            type = layers.resolve(text(start) == "any" ? text(start + 1) : text(start), from: owner)
        } else if text(start) == "=" {
            start += 1
            while ["try", "await", "?", "!"].contains(text(start)) { start += 1 }
            if words.indices.contains(start), words[start].isCode {
                if type == nil, layers.resolve(text(start), from: owner) == nil, text(start).first?.isUppercase == true
                {
                    foreign = text(start)
                }
                let count = uses.count
                type = follow(from: start)
                // It's read again in its place.
                origins[name] = Array(uses[count...])
                uses.removeSubrange(count...)
            }
            // 'x as? T'
            let line = words[index].line
            var end = start
            while end < member.code.upperBound, words[end].line == line, text(end) != "{", text(end) != "," {
                if text(end) == "as" {
                    let target = ["?", "!"].contains(text(end + 1)) ? text(end + 2) : text(end + 1)
                    type = layers.resolve(target, from: owner)
                    foreign = type == nil ? target : nil
                }
                end += 1
            }
        } else if layers.member(name, of: owner) != nil {
            // 'if let view' unwraps the property of that name.
            return
        } else {
            return
        }
        if name == "self" { return }
        locals[name] = type
        foreignLocals[name] = foreign
    }

    /// Follows a chain of names, notes what it uses, and returns the type that it ends with.
    private mutating func follow(from start: Int) -> String? {
        var index = start
        let name = text(start)
        var path = name
        var type: String?
        var isType = false
        if name == "self" || name == "Self" {
            type = owner
            isType = name == "Self"
        } else if let local = locals[name] {
            type = local
        } else if let property = layers.member(name, of: owner), property.kind == .property, text(start + 1) != ":" {
            note(owner, name, at: start, path: path, isStatic: false)
            type = layers.types(in: property.type, from: owner).first
        } else if let named = layers.resolve(name, from: owner) {
            if text(start + 1) == "(" {
                add(named, "init", .creates, at: start, path: path, isStatic: true)
                type = named
                index = end(ofBrackets: start + 1) - 1
            } else {
                (type, isType) = (named, true)
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
            path += ".\(next)"
            guard let current = type else { continue }
            if isType, next == "init" {
                add(current, "init", .creates, at: index, path: path, isStatic: true)
                isType = false
                if text(index + 1) == "(" { index = end(ofBrackets: index + 1) - 1 }
                continue
            }
            note(current, next, at: index, path: path, isStatic: isType)
            if isType, OutlineReader.accessors.contains(next) {
                isType = false
                continue
            }
            isType = false
            type = layers.member(next, of: current).flatMap { layers.types(in: $0.type, from: current).first }
            if text(index + 1) == "(" { index = end(ofBrackets: index + 1) - 1 }
        }
    }

    private mutating func note(_ type: String, _ name: String, at index: Int, path: String, isStatic: Bool) {
        var next = index + 1
        while ["?", "!"].contains(text(next)) { next += 1 }
        let isCall = text(index + 1) == "(" || text(index + 1) == "{"
        let isAssigned = text(next) == "=" && text(next + 1) != "="
        add(type, name, isCall ? .calls : isAssigned ? .assigns : .reads, at: index, path: path, isStatic: isStatic)
    }

    private mutating func add(
        _ type: String, _ name: String, _ deed: ModuleUse.Deed, at index: Int, path: String, isStatic: Bool
    ) {
        uses.append(
            ModuleUse(
                owner: owner, member: member, type: type, name: name, deed: deed, line: words[index].line, place: index,
                isStatic: isStatic, path: path))
    }

    // Sources that are nested without end would be read anew at each level.
    private func end(ofBrackets start: Int) -> Int { words.end(ofBrackets: start, limit: 2_000) }
}
