/// The declarations in a module's sources, by type name.
struct Declared {
    private(set) var types: Set<String> = []
    private var ancestors: [String: Set<String>] = [:]
    private var members: [String: [String: SourceFacts.Member]] = [:]

    init(_ facts: [SourceFacts.TypeFact], _ all: [SourceFacts.Member]) {
        types = Set(facts.filter { !$0.isExtension }.map(\.name))
        ancestors = Layers.ancestors(of: facts)
        for member in all { members[member.owner ?? "", default: [:]][member.name] = member }
    }

    /// Returns a type's own or inherited member with this name.
    func member(_ name: String, of type: String) -> SourceFacts.Member? {
        members[type]?[name] ?? ancestors[type]?.lazy.compactMap { members[$0]?[name] }.first
    }

    /// Returns the type of a member's value, if these sources declare that type.
    func type(of member: SourceFacts.Member) -> String? { member.typeNames.sorted().first(where: types.contains) }
}

extension SourceFacts {
    /// Reads what names alone reveal, without a build. Leaves out test doubles, and types that share a name.
    init(words files: [SourceFile]) {
        self.init(name: "", files: files)
        let readers = files.map(DeclarationReader.init)
        let all = readers.flatMap(\.types).filter { !$0.isDouble }
        let twins = Dictionary(grouping: all.filter { !$0.isExtension }, by: \.name).filter { $1.count > 1 }
        types = all.filter { twins[$0.name] == nil }
        let isLayer = { Layers.claim(of: $0) != nil || $0.hasSuffix("View") || $0.hasSuffix("Controller") }
        self.twins = twins.filter { isLayer($0.key) }.map { ($0, $1.map(\.place).sorted()) }
        let declared = Declared(types, readers.flatMap { $0.members.map(\.fact) })
        for (file, reader) in zip(files, readers) {
            for (member, code) in reader.members where declared.types.contains(member.owner ?? "") {
                var code = CodeReader(code, of: member, in: file.words, knowing: declared)
                code.read()
                members.append(member)
                members[members.count - 1].uses = code.uses
            }
        }
    }
}

extension SourceFacts.TypeFact {
    fileprivate var isDouble: Bool {
        // Views such as MockupView, PreviewView and TestDriveView belong to the app.
        ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Test", "Tests"].contains(where: lastName.hasSuffix)
            || ["Mock", "Stub", "Fake", "Spy", "Dummy"].contains { word in
                lastName.hasPrefix(word) && lastName.dropFirst(word.count).first?.isLowercase != true
            } || !supertypes.isDisjoint(with: ["PreviewProvider", "XCTestCase"])
    }
}
