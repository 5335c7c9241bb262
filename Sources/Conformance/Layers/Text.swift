package import Foundation
import MovieCatalog

/// The text in a value that a presenter hands to a view, and what in it isn't text.
package struct Text {
    package private(set) var lines: [String] = []
    /// The property that stores something other than text, and its type.
    private(set) var rest: (property: String, type: String, owner: String)?

    /// Reads a value's stored properties, and theirs.
    package init(of value: Any) {
        visit(value, property: "", owner: "\(type(of: value))")
    }

    package func contains(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }

    private mutating func visit(_ value: Any, property: String, owner: String) {
        let mirror = Mirror(reflecting: value)
        switch value {
        case let text as String: lines.append(text)
        case let text as Substring: lines.append(String(text))
        case let character as Character: lines.append(String(character))
        case let text as AttributedString: lines.append(String(text.characters))
        default: visitParts(of: value, mirror, property: property, owner: owner)
        }
    }

    private mutating func visitParts(
        of value: Any, _ mirror: Mirror, property: String, owner: String
    ) {
        let type = "\(type(of: value))"
        switch mirror.displayStyle {
        case .optional:
            note(property, value, owner)
            visitChildren(of: mirror, owner: owner, under: property)
        case nil:
            if !type.contains("->") { note(property, value, owner) }
        case .struct, .class:
            guard !Self.isForeign(value) else { return note(property, value, owner) }
            visitChildren(of: mirror, owner: type, under: property)
        case .tuple, .enum, .collection, .dictionary, .set:
            visitChildren(of: mirror, owner: owner, under: property)
        default:
            note(property, value, owner)
        }
    }

    /// Whether a library declares the value's type.
    private static func isForeign(_ value: Any) -> Bool {
        let type = String(reflecting: type(of: value))
        let libraries = ["Swift.", "Foundation.", "MovieCatalog.", "ContactBook."]
        return libraries.contains { type.hasPrefix($0) }
    }

    private mutating func visitChildren(of mirror: Mirror, owner: String, under property: String) {
        for level in sequence(first: mirror, next: \.superclassMirror) {
            for child in level.children {
                visit(child.value, property: child.label ?? property, owner: owner)
            }
        }
    }

    private mutating func note(_ property: String, _ value: Any, _ owner: String) {
        rest = rest ?? (property, "\(type(of: value))", owner)
    }

    /// Fails the law unless each of `facts` is somewhere in the text, and there is nothing but text.
    package func require(_ facts: [String], in sources: URL) throws {
        try requireOnlyText(in: sources)
        let missing = facts.first { !contains($0) }
        try Conformance.require(missing == nil, "none of \(lines) contains '\(missing ?? "")'")
    }

    /// Fails the law unless the text shows `count` unknown facts as dashes, and no number.
    func requireDashes(_ count: Int, besides title: String, in sources: URL) throws {
        try requireOnlyText(in: sources)
        let text = lines.joined(separator: " ")
        let dashes = text.count { $0 == "–" }
        let isComplete = contains(title) && dashes >= count && !lines.contains("")
        let isRight = isComplete && !text.contains(where: \.isNumber)
        try Conformance.require(
            isRight,
            "a movie of which only the title is known becomes \(lines)")
    }

    private func requireOnlyText(in sources: URL) throws {
        guard let rest else { return }
        let files = try SourceFiles(in: sources)
        let place = files.place(of: rest.property, in: rest.owner)
        let name = rest.property.isEmpty ? "a view is given" : "\(rest.owner) stores"
        let property = rest.property.isEmpty ? "" : " in '\(rest.property)'"
        throw LawViolation(
            description: "\(name) a value of type \(rest.type)\(property)",
            place: place)
    }
}
