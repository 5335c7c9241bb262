extension SourceFolder {
    /// The words of all code that has one of `roles`.
    func words(of roles: Set<Role>) -> [Spot] {
        if roles.count == 1, let role = roles.first { return wordsByRole[role] ?? [] }
        return words { role in role.map(roles.contains) ?? false }
    }

    /// The words of all code that has none of `roles`.
    func words(outside roles: Set<Role>) -> [Spot] {
        roles.isEmpty ? words.map { $0.spot } : words { role in role.map { !roles.contains($0) } ?? true }
    }

    /// The names of the types here that have one of `roles`.
    func names(of roles: Set<Role>) -> Set<String> { Set(self.roles.filter { roles.contains($0.value) }.keys) }

    /// The declarations and extensions of all types of `role`, each with its file.
    func types(of role: Role) -> [(file: SourceFile, type: TypeDeclaration)] {
        files.flatMap { file in file.types.filter { roles[$0.name] == role }.map { (file, $0) } }
    }

    /// What the types of `role` keep, in themselves and in the types inside them.
    func storedProperties(of role: Role) -> [StoredProperty] {
        files.flatMap { file in
            file.types
                .filter { rolesOfCode[file.name]?[$0.extent.lowerBound] == role }
                .flatMap { StoredProperty.all(in: $0, of: file) }
        }
    }

    /// The roles of the types in `file`, and of nobody else.
    func roles(in file: SourceFile) -> Set<Role> { Set(file.types.compactMap { roles[$0.name] }) }

    /// The places that import `module` in files that belong to `roles` alone.
    ///
    /// An import is for the whole file: where somebody in it may know the module, the import is theirs.
    func imports(of module: String, inFilesOf roles: Set<Role>) -> [Spot] {
        files
            .filter { !self.roles(in: $0).isEmpty && self.roles(in: $0).isSubset(of: roles) }
            .flatMap { $0.imports(of: module) }
    }

    private func words(where condition: (Role?) -> Bool) -> [Spot] {
        words.filter { condition($0.role) }.map { $0.spot }
    }

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
