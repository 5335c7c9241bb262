import Foundation

/// The sources of one step, and who is who in them.
struct SourceFolder {
    let name: String
    let files: [SourceFile]
    let vocabulary: Vocabulary
    /// The role of each type that is declared or extended here, by its name.
    let roles: [String: Role]
    /// What each type inherits, over all its declarations and extensions.
    let inherited: [String: Set<String>]
    /// The role of each token, by the file's name.
    let rolesOfCode: [String: [Role?]]
    /// All words, each with its role, in the order of the files: what most rules go through.
    let words: [(role: Role?, spot: Spot)]
    /// The words of one role.
    let wordsByRole: [Role?: [Spot]]

    init(name: String, files: [String: String], of vocabulary: Vocabulary) {
        self.init(name: name, files: files.map { SourceFile(name: $0, text: $1) }, of: vocabulary)
    }

    init(name: String, files: [SourceFile], of vocabulary: Vocabulary) {
        let files = files.sorted { $0.name < $1.name }
        (self.name, self.vocabulary, self.files) = (name, vocabulary, files)
        let inherited = Dictionary(files.flatMap(\.types).map { ($0.name, Set($0.inherited)) }) { $0.union($1) }
        self.inherited = inherited
        let roles = Dictionary(
            uniqueKeysWithValues: inherited.keys.compactMap { type in
                Self.role(of: type, inherited: inherited, in: vocabulary).map { (type, $0) }
            })
        self.roles = roles
        var (rolesOfCode, words, wordsByRole): ([String: [Role?]], [(Role?, Spot)], [Role?: [Spot]]) = ([:], [], [:])
        for file in files {
            let roles = Self.rolesOfCode(in: file, roles: roles)
            rolesOfCode[file.name] = roles
            for (index, role) in roles.enumerated() where file.tokens[index].kind == .word {
                words.append((role, Spot(file: file, index: index)))
                wordsByRole[role, default: []].append(Spot(file: file, index: index))
            }
        }
        (self.rolesOfCode, self.words, self.wordsByRole) = (rolesOfCode, words, wordsByRole)
    }

    /// The role of each token: that of the innermost type around it that has one.
    ///
    /// Code around which there is none, such as an extension of an entity, belongs to the one role of its file.
    private static func rolesOfCode(in file: SourceFile, roles: [String: Role]) -> [Role?] {
        let all = Set(file.types.compactMap { roles[$0.name] })
        var result = [Role?](repeating: all.count == 1 ? all.first : nil, count: file.tokens.count)
        for type in file.types {
            guard let role = roles[type.name] else { continue }
            for index in type.extent { result[index] = role }
        }
        return result
    }

    init(contentsOf folder: URL, of vocabulary: Vocabulary) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        let texts = try names.filter { $0.hasSuffix(".swift") }
            .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
        self.init(name: folder.lastPathComponent, files: Dictionary(uniqueKeysWithValues: texts), of: vocabulary)
    }

    private static func role(of name: String, inherited: [String: Set<String>], in vocabulary: Vocabulary) -> Role? {
        let own = Role(named: name, in: vocabulary)
        if own == .module { return .module }
        var ancestors: Set<String> = []
        var open = inherited[name] ?? []
        while let next = open.popFirst() {
            if ancestors.insert(next).inserted { open.formUnion(inherited[next] ?? []) }
        }
        // A type of two roles is judged by the one that may know less: the order of the cases.
        let told = Set(ancestors.compactMap { Role(named: $0, in: vocabulary) })
        return Role.allCases.first(where: told.contains) ?? own
    }
}
