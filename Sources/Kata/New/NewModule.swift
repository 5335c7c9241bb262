import Foundation

/// A module that `kata new` writes: a package with a list, its layers from the view down, and a test of each.
struct NewModule {
    enum Style: String, CaseIterable { case mvvm, presenter, router, viper }
    enum Platform: String, CaseIterable { case console, uikit, swiftui }

    let name: String
    let style: Style
    let platform: Platform

    /// The files of the package by their paths, the contract first.
    func files(in repository: Repository) throws -> [(path: String, text: String)] {
        let sections = sections
        let values = Dictionary(sections) { first, _ in first }
            .merging(["Name": name, "root": repository.root.path(percentEncoded: false)]) { $1 }
        let files = sections.filter { $0.0.hasSuffix(".swift") }.map { path, text in
            (path: path.filled(with: values), text: text.filled(with: values).whereItsFrameworkIs + "\n")
        }
        let binding = repository.root.appending(path: "Sources/Binding").names.sorted().map { "Binding/\($0)" }
        let copies = (platform == .uikit ? binding : []) + (platform == .console ? [] : ["Fetching/LoadState.swift"])
        return try files + copies.map { ("Sources/\($0)", try repository.text(at: "Sources/\($0)")) }
    }

    /// A type of the module that would hide another type, such as `EmptyView` in a module called Empty; nil if none does.
    func clash(in repository: Repository) throws -> String? {
        let neutral = NewModule(name: "Neutral", style: style, platform: platform)
        let others = try neutral.words(/\b([A-Z]\w+)/, in: repository)
        var types = try words(/\b(?:class|enum|protocol|struct) (\w+)/, in: repository)
        for type in try neutral.words(/\b(?:class|enum|protocol|struct) (\w+)/, in: repository) {
            if let index = types.firstIndex(of: type) { types.remove(at: index) }
        }
        return types.first(where: others.contains)
    }

    private func words(_ pattern: Regex<(Substring, Substring)>, in repository: Repository) throws -> [String] {
        try files(in: repository).flatMap { $0.text.matches(of: pattern).map { String($0.1) } }
    }

    /// The resource's sections for this style and platform: each name and text.
    private var sections: [(String, String)] {
        let own = [style == .viper ? "router" : style.rawValue, platform.rawValue]
        let axes = [Style.allCases.map(\.rawValue), Platform.allCases.map(\.rawValue)]
        return Resource.text("New/module.txt").split(separator: "\n== ").dropFirst().compactMap { section in
            let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let heading = lines[0].split(separator: ": ", maxSplits: 1)
            let words = heading[0].split(separator: " ").map(String.init)
            let isOurs = axes.allSatisfy { axis in
                let named = axis.filter(words.dropFirst().contains)
                return named.isEmpty || named.contains(where: own.contains)
            }
            let body = heading.count > 1 ? String(heading[1]) : lines[1].trimmingCharacters(in: .newlines)
            return isOurs ? (renamed(words[0]), renamed(body)) : nil
        }
    }

    private func renamed(_ text: String) -> String {
        switch style {
        case .mvvm: Self.withoutPresenter.reduce(text) { $0.replacing($1.0, with: $1.1) }
        case .presenter, .router: text
        case .viper: Rename.applied(to: text)
        }
    }

    /// Replacements for MVVM, whose views call a view model instead of a presenter.
    private static let withoutPresenter = [
        ("presenter", "viewModel"), ("Presenter", "ViewModel"), ("presentations", "items"), ("Presentation", "Item"),
        ("reload()", "fetchItems()"),
    ]
}

extension String {
    /// The text with each `{name}` replaced by its value; one alone on its line indents the value, or is dropped.
    fileprivate func filled(with values: [String: String]) -> String {
        let blocks = replacing(/(?m)^( *)\{(\w+)\}(?:\n|$)/) { match in
            guard let value = values[String(match.2)] else { return "" }
            return value.filled(with: values).lines.map { $0.isEmpty ? "\n" : "\(match.1)\($0)\n" }.joined()
        }
        return blocks.replacing(/\{(\w+)\}/) { values[String($0.1), default: ""].filled(with: values) }
            .replacing(/\n{3,}/, with: "\n\n").trimmingCharacters(in: .newlines)
    }

    /// The source in an `#if canImport`, if it imports UIKit or SwiftUI, which other systems lack.
    fileprivate var whereItsFrameworkIs: String {
        guard let framework = firstMatch(of: /(?m)^import (UIKit|SwiftUI)$/)?.1 else { return self }
        let indented = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        return "#if canImport(\(framework))\n\(indented)\n#endif"
    }
}
