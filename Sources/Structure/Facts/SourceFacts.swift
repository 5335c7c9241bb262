/// The declarations in a folder of sources, and what their code uses. The folder's own types have bare names, and all
/// others qualified ones (`MovieCatalog.Movie`).
public struct SourceFacts: Sendable {
    /// One declaration or extension of a type.
    struct TypeFact: Codable {
        enum Kind: String, Codable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

        let (name, kind): (String, Kind)
        /// The superclass and the protocols that the type conforms to.
        var supertypes: Set<String>
        /// The superclass, with its generic arguments.
        var superclass = ""
        /// The protocols that the type's generic parameters conform to.
        var constraints: Set<String> = []
        let place: Place

        var isProtocol: Bool { kind == .protocol }
        var isExtension: Bool { kind == .extension }
        var isReference: Bool { kind == .class || kind == .actor }
    }

    /// A member of a type, such as a property, a function or an enum case; or a global.
    struct Member: Codable {
        enum Storage: Codable { case computed, strong, weak }

        /// The type that the member belongs to, which may be another module's type, extended here; nil for a global.
        let owner: String?
        let name: String
        /// The member's name in ``Use/target``.
        let id: String
        /// The member's type as the compiler writes it, including the types of a function's parameters.
        let type: String
        let storage: Storage
        let (isPrivate, isStatic): (Bool, Bool)
        /// Whether the member's value can't change.
        var isConstant = false
        /// If the uses are in a closure, the type that receives the closure.
        var receiver: String?
        let place: Place
        var uses: [Use] = []
        /// The names of all types in the member's type.
        let typeNames: Set<String>
        /// A key that is unique among the members.
        let key: [String]

        init(
            owner: String?, name: String = "", id: String = "", type: String = "", storage: Storage = .computed,
            isPrivate: Bool = false, isStatic: Bool = false, place: Place, typeNames: Set<String>? = nil
        ) {
            (self.owner, self.name, self.id, self.type, self.storage) = (owner, name, id, type, storage)
            (self.isPrivate, self.isStatic, self.place) = (isPrivate, isStatic, place)
            self.typeNames = typeNames ?? type.typeNames
            key = [place.file, "\(place.line)", id]
        }
    }

    /// A reference in code to a declaration, or a string literal with a sentence or a format.
    struct Use: Codable {
        /// The full name of the target, with its type, or an empty string for a local variable or a parameter.
        let target: String
        let name: String
        /// The type of the expression. A method's type starts with the type that the method belongs to.
        let type: String
        /// The type that the target is a member of, if the target is a property.
        let base: String
        /// The type or module that the target is a member of; empty for a local variable or the folder's own globals.
        var owner: String
        /// The module that declares the target, or an empty string for the folder's own.
        let module: String
        /// The names of all types in the type of the expression.
        let typeNames: Set<String>
        /// Whether the code uses a type itself, not an instance.
        var isStatic: Bool
        var line = 0
        /// Whether the use turns a number or a date into text, and whether the use is part of what is turned into text.
        var (makesText, isMadeText) = (false, false)
        /// Whether the value is compared with something.
        var isCompared = false
        /// The type created from the value, and the type that receives the closure containing the use.
        var (created, receiver): (String?, String?)
        /// Whether the closure returns a value, and whether an initialiser or a property probably stores the closure.
        var (isAnswer, isStored) = (false, false)
        /// What the use does, apart from referring to the target.
        var effect: Effect?

        init(target: String = "", name: String = "", type: String = "", base: String = "", effect: Effect? = nil) {
            (self.target, self.name, self.type, self.base, self.effect) = (target, name, type, base, effect)
            owner = target.firstRange(of: "." + name).map { String(target[..<$0.lowerBound]).unprefixed } ?? ""
            module = target.module
            typeNames = type.typeNames
            isStatic = target.hasPrefix("static ")
        }

        var isFunction: Bool { !target.isEmpty && !target.contains(name + " : ") }
    }

    /// What a use does: `writes` builds a sentence.
    enum Effect: Codable { case formats, writes, assigns }

    struct Place: Comparable, Hashable, Codable {
        let (file, line): (String, Int)
        static func < (lhs: Place, rhs: Place) -> Bool { (lhs.file, lhs.line) < (rhs.file, rhs.line) }
    }

    /// The folder's name in a finding about the whole folder.
    var name: String
    let files: [SourceFile]
    var types: [TypeFact] = []
    var members: [Member] = []
    /// The reason why there are no facts about the sources, or nil if there are. Without facts, no rule is checked.
    public internal(set) var refusal: String?
}

extension String {
    /// A declaration's name without the compiler's prefixes.
    var unprefixed: String {
        var name = self[...]
        if name.hasPrefix("static ") { name = name.dropFirst(7) }
        if name.hasPrefix("(extension in "), let end = name.firstRange(of: "):") { name = name[end.upperBound...] }
        return String(name)
    }

    /// The module that declares this name, or an empty string for the folder's own module.
    fileprivate var module: String {
        if let match = firstRange(of: "(extension in ") {
            return String(self[match.upperBound...].prefix { $0 != ")" })
        }
        let path = unprefixed
        let module = path.prefix { $0 != "." }
        return module.endIndex < path.endIndex && !module.contains("(") && !module.contains(" ") ? String(module) : ""
    }

    /// The names of the types in this string, a type as the compiler writes it.
    var typeNames: Set<String> {
        Set(
            split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
                .map { $0.hasSuffix(".Type") ? String($0.dropLast(5)) : String($0) })
    }
}
