/// A rule for modules of any app: what must hold, and where it doesn't.
struct ModuleRule: Sendable {
    let id: String
    /// What must hold, in one sentence.
    let sentence: String
    let check: @Sendable (ModuleFacts) -> [ModuleSighting]

    init(_ id: String, _ sentence: String, check: @escaping @Sendable (ModuleFacts) -> [ModuleSighting]) {
        (self.id, self.sentence, self.check) = (id, sentence, check)
    }

    static let all = references + directions + frameworks + navigation
}

/// What a rule sees, and whether it is sure.
struct ModuleSighting {
    let file: String
    let line: Int
    let sentence: String
    let isCertain: Bool
}

extension ModuleUse {
    func says(_ sentence: String, isCertain: Bool = true) -> ModuleSighting {
        ModuleSighting(file: member.file.name, line: line, sentence: "\(owner) \(sentence)", isCertain: isCertain)
    }
}

extension Outline.Member {
    func says(of owner: String, _ sentence: String, isCertain: Bool = true) -> ModuleSighting {
        ModuleSighting(file: file.name, line: line, sentence: "\(owner) \(sentence)", isCertain: isCertain)
    }
}
