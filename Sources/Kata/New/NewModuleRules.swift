/// The replacements that turn a step's sources into a module for any app.
extension NewModule {
    /// The sections of `rules.txt`, by their first words.
    private static let rules = Dictionary(
        uniqueKeysWithValues: Resource.text("New/rules.txt").split(separator: "\n== ").dropFirst().map { section in
            let rules = section.matches(of: /\n\|([^|]+)\|([^|]*)\|/).map { rule in
                (old: rule.1.replacing("\\n", with: "\n"), new: rule.2.replacing("\\n", with: "\n"))
            }
            return (String(section.prefix(while: \.isLetter)), rules)
        })

    /// Returns the text with a section's replacements applied.
    static func replaced(_ section: String, in text: String) -> String {
        rules[section, default: []].reduce(text) { $0.replacing($1.old, with: $1.new) }
    }

    func renamed(file: String) -> String {
        let name = file.replacing(/\+|UIKit|SwiftUI/, with: "").replacing("MovieList.swift", with: "{Name}List.swift")
        return Self.replaced("names", in: name)
    }

    func renamed(_ source: String) -> String {
        var text = Self.replaced("all", in: source)
        if !isConsole { text = Self.replaced("app", in: text) }
        if isSwiftUI {
            let shown = style == .mvvm ? "viewModel.movies" : "presenter.presentations"
            text = Self.replaced("swiftui", in: text).replacing("{shown}", with: shown)
            text.replace(/(?m)^( *).+(?:\n~.*)+/) { $0.0.replacing("~", with: $0.1) }
        }
        // Removes what a movie has but an item lacks, and the imports that are no longer needed.
        text.replace(/(?:\n *LabeledContent\()?\n.*(?:[Vv]otes|[Dd]irector|[Rr]untime|[Gg]enres|rank\b).*/, with: "")
        text.replace(/\n.*\bObserved[<(].*/, with: "")
        text.replace(/\s+switch console\.format \{\s*case \.text: (.+)\s*case \.json: .+\s*\}/) { " \($0.1)" }
        text.replace(/\[\n *(\(.*"Rating".*\)),\n *\]/) { "[\($0.1)]" }
        let isView = text.hasPrefix("#if")
        text.replace(/(?m)^ *import (Binding|ConsoleUI|Foundation|MovieCatalog)\n/) { [text] line in
            switch line.1 {
            case "Foundation": isView && text.contains(/formatted\(|localized:/) ? String(line.0) : ""
            case "MovieCatalog":
                !isView && text.contains(/formatted\(|localizedDescription/) ? "import Foundation\n" : ""
            default: isConsole ? String(line.0) : ""
            }
        }
        text.replace(/\bMovie(List)?\b/.wordBoundaryKind(.simple)) { $0.1 == nil ? "{Name}Item" : "{Name}List" }
        if text.hasPrefix("#if"), !text.contains("import UIKit"), !text.contains("import SwiftUI") {
            text.replace(/(?m)^(?:#.*(?:\n|$)| {4})/, with: "")
        }
        if text.hasPrefix("\n") { text.removeFirst() }
        return Self.replaced("names", in: text)
    }
}
