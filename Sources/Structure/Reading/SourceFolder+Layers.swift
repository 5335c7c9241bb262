extension SourceFolder {
    /// What is said of the whole folder.
    func says(_ sentence: String) -> Sighting { Sighting(file: name, line: nil, sentence: sentence) }

    /// What to say where no class, struct or actor has the role: a protocol alone does nothing.
    func lacks(_ role: Role, _ sentence: String) -> [Sighting] {
        let isThere = files.flatMap(\.types).contains { type in
            let inherited = inherited[type.name] ?? []
            return !type.isProtocol && !type.isExtension
                && (roles[type.name] == role || inherited.contains { Role(named: $0, in: vocabulary) == role })
        }
        return isThere ? [] : [says(sentence)]
    }

    /// What to say of each type that has the role.
    func has(_ role: Role, _ sentence: String) -> [Sighting] {
        types(of: role).filter { !$0.type.isExtension }.map { file, type in
            Sighting(file: file.name, line: type.line, sentence: "has \(type.name) already: \(sentence)")
        }
    }

    /// What to say of each name, of a file or in one, that has `word` in it.
    func speaks(of word: String, _ sentence: String) -> [Sighting] {
        let names = files.map(\.name).filter { $0.lowercased().contains(word) }
        return names.map { Sighting(file: $0, line: nil, sentence: "is \(sentence)") }
            + words(outside: []).filter { $0.speaks(of: word) }
            .map { $0.says("says \($0.text), \(sentence)") }
    }
}
