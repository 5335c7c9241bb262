extension SourceFacts {
    /// Reads what the words of the sources say: the types with what they inherit and store, and which types their code
    /// names. Anything that no word names, such as the type of an expression, stays unknown.
    init(words files: [SourceFile], named name: String, of vocabulary: Vocabulary = .topMovies) {
        self.init(name: name, files: files)
        for file in files {
            var reader = WordReader(file: file, vocabulary: vocabulary)
            reader.read()
            types += reader.types
            members += reader.members
        }
    }
}

private struct WordReader {
    let file: SourceFile
    let vocabulary: Vocabulary
    var types: [SourceFacts.TypeFact] = []
    var members: [SourceFacts.Member] = []

    private var depth = 0
    /// The types around the current word, each with the depth of its braces.
    private var scopes: [(name: String, depth: Int)] = []

    private static let declarations: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
    private static let notNames: Set = ["func", "var", "let", "subscript", "override", "final", "private", "public"]
    /// The platform's types that matter to a rule.
    private static let platform: Set = ["Screen", "Console", "Navigator"]

    init(file: SourceFile, vocabulary: Vocabulary) { (self.file, self.vocabulary) = (file, vocabulary) }

    mutating func read() {
        let words = file.words.filter { $0.kind != .comment }
        var index = 0
        while index < words.count {
            let word = words[index]
            let next = index + 1 < words.count ? words[index + 1] : nil
            if word.isCode, Self.declarations.contains(word.text), let next, next.isCode,
                !Self.notNames.contains(next.text), index == 0 || ![".", "import"].contains(words[index - 1].text),
                let brace = words[index...].firstIndex(where: { $0.text == "{" })
            {
                readType(words[index..<brace])
                index = brace
            }
            switch words[index].text {
            case "{":
                depth += 1
            case "}":
                depth -= 1
                if let last = scopes.last, last.depth > depth { scopes.removeLast() }
            case "let" where isInType, "var" where isInType: readProperty(at: index, in: words)
            default: note(words[index])
            }
            index += 1
        }
    }

    private var isInType: Bool { scopes.last.map { $0.depth == depth } ?? false }

    private mutating func readType(_ header: ArraySlice<SourceFile.Word>) {
        let names = header.filter(\.isCode).map(\.text)
        guard let keyword = header.first, names.count > 1 else { return }
        let behind = header.drop { $0.text != ":" }.filter(\.isCode).map { whole($0.text) }
        let name = keyword.text == "extension" ? whole(names[1]) : names[1]
        let place = SourceFacts.Place(file: file.name, line: keyword.line)
        types.append(
            SourceFacts.TypeFact(
                name: name, isProtocol: keyword.text == "protocol", isExtension: keyword.text == "extension",
                supertypes: Set(behind), place: place))
        scopes.append((name, depth + 1))
        members.append(SourceFacts.Member(owner: name, place: place))
    }

    private mutating func readProperty(at index: Int, in words: [SourceFile.Word]) {
        let line = words[index].line
        // No declaration is longer, and a line may have many.
        let before = words[..<index].suffix(100).reversed().prefix { $0.line == line }.map(\.text)
        let rest = words[index...].prefix(100).prefix { $0.line == line }
        let value = rest.drop { $0.text != "=" }
        let isComputed = value.isEmpty && rest.contains { $0.text == "{" }
        let type = rest.filter { $0.isCode || $0.text == ">" }.map { whole($0.text) }.joined(separator: " ")
        let isClosure = zip(rest, rest.dropFirst()).contains { $0.text == "-" && $1.text == ">" }
        members.append(
            SourceFacts.Member(
                owner: scopes.last?.name, name: rest.dropFirst().first?.text ?? "",
                type: isClosure ? "\(type) ->" : type,
                storage: isComputed ? .computed : before.contains("weak") ? .weak : .strong,
                place: .init(file: file.name, line: line)))
    }

    private mutating func note(_ word: SourceFile.Word) {
        guard word.isCode, let scope = scopes.last,
            let member = members.lastIndex(where: { $0.owner == scope.name && $0.id.isEmpty && $0.name.isEmpty })
        else { return }
        let isNavigation = ["push", "pop", "navigator"].contains(word.text)
        let isType = word.text.first?.isUppercase ?? false
        guard isType || isNavigation else { return }
        let type = isType ? whole(word.text) : ""
        var use = SourceFacts.Use(
            target: isNavigation ? "ConsoleUI.Navigator.\(word.text) : " : "\(type).init",
            name: isType ? "init" : word.text, type: type)
        use.line = word.line
        members[member].uses.append(use)
    }

    /// The name, qualified if it belongs to the platform or to the vocabulary's catalog.
    private func whole(_ name: String) -> String {
        if Self.platform.contains(name) { return "ConsoleUI.\(name)" }
        let whole = "\(vocabulary.catalog).\(name)"
        return vocabulary.entities.contains(whole) || vocabulary.isService(whole) ? whole : name
    }
}
