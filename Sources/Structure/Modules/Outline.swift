/// The declarations in a module's sources, read without building them.
struct Outline {
    /// A type, with what its extensions add.
    final class TypeOutline {
        enum Kind: String { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

        let name: String
        /// The name without those of the types around it.
        let lastName: String
        let kind: Kind
        let file: SourceFile
        let line: Int
        /// Its superclass and protocols.
        var parents: [String]
        let attributes: Set<String>
        /// The constraints of its generic parameters.
        var generics: [String: [String]] = [:]
        var members: [Member] = []

        init(_ name: String, _ kind: Kind, in file: SourceFile, line: Int, parents: [String], attributes: Set<String>) {
            (self.name, self.kind, self.file, self.line) = (name, kind, file, line)
            (self.parents, self.attributes) = (parents, attributes)
            lastName = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
        }

        var isReference: Bool { kind == .class || kind == .actor }
    }

    /// A property, function or initializer.
    struct Member {
        enum Kind { case property, function, initializer }
        enum Reference { case none, weak, strong }

        let name: String
        let kind: Kind
        let file: SourceFile
        let line: Int
        var isStatic = false
        /// How a stored property of an instance refers to its value.
        var reference = Reference.none
        /// The words of a property's type, or of a function's result.
        var type: [String] = []
        var parameters: [(name: String, type: [String])] = []
        /// The words of its code, or of its initial value.
        var code: Range<Int> = 0..<0

        var isClosure: Bool { zip(type, type.dropFirst()).contains { $0 == "-" && $1 == ">" } }
    }

    private(set) var types: [String: TypeOutline] = [:]
    private(set) var aliases: [String: [String]] = [:]
    let files: [SourceFile]

    init(of files: [SourceFile]) {
        self.files = files
        var extensions: [TypeOutline] = []
        for file in files {
            var reader = OutlineReader(file)
            reader.read()
            aliases.merge(reader.aliases) { first, _ in first }
            for type in reader.types {
                if type.kind == .extension {
                    extensions.append(type)
                } else if types[type.name] == nil {
                    types[type.name] = type
                }
            }
        }
        for type in extensions {
            // 'extension Linking where Self: SignUpViewModel' is the view model's code.
            for owner in type.generics["Self"] ?? [] where types[owner]?.kind == .class {
                types[owner]?.members += type.members
            }
            guard let extended = types[type.name] else { continue }
            extended.parents += type.parents
            // An extension's members count once, however often a file is read.
            extended.members += type.members
        }
        declareOthers()
    }

    /// Declares services, presenters and similar types of other modules that types of this module store. Only their
    /// names are known.
    private mutating func declareOthers() {
        for type in types.values {
            for member in type.members where member.reference != .none && !member.isClosure {
                for word in member.type where types[word] == nil && aliases[word] == nil && Self.mayBeALayer(word) {
                    types[word] = TypeOutline(
                        word, .protocol, in: type.file, line: member.line, parents: [], attributes: ["@other"])
                }
            }
        }
    }

    private static func mayBeALayer(_ name: String) -> Bool {
        let roles: Set<ModuleRole> = [.presenter, .viewModel, .interactor, .router, .service]
        guard name.utf8.count > 4, name.first?.isUppercase == true, let role = RoleName(name).role, roles.contains(role)
        else { return false }
        // 'CLLocationManager' is a framework's; so are some without a prefix.
        let prefix = name.prefix(3)
        let isPrefixed = prefix.allSatisfy(\.isUppercase) && !name.hasPrefix("API") && !name.hasPrefix("HTTP")
        return !isPrefixed && !["FileManager", "UndoManager"].contains(name)
    }
}
