import Foundation

/// A module that `kata new` writes: a package with a list and its details, made of the steps' sources by renaming.
struct NewModule {
    enum Style: String, CaseIterable { case mvvm, presenter, router, viper }
    enum Platform: String, CaseIterable { case console, uikit, swiftui }

    /// The package that modules for UIKit and SwiftUI share; it lies beside them.
    static let support = "FeatureSupport"

    let name: String
    let style: Style
    let platform: Platform

    /// The files of the package by their paths, the contract first.
    func files(in repository: Repository) throws -> [(path: String, text: String)] {
        let rules = NewModuleRules(style: style, platform: platform)
        let sources = try sources(in: repository).map { file, text in
            ("Sources/{Name}/\(rules.renamed(file: file))", rules.renamed(text))
        }
        let values = [
            "Name": name, "root": repository.root.path(percentEncoded: false), "value": isSwiftUI ? "" : ".value",
        ]
        return (sources + templates).map { path, text in
            let texts = [path, text].map { style == .viper ? Rename.applied(to: $0) : $0 }
            return (path: texts[0].filled(with: values), text: texts[1].filled(with: values))
        }
        .sorted { ($0.path.place, $0.path) < ($1.path.place, $1.path) }
    }

    /// The files of the package that modules for UIKit and SwiftUI share.
    static func supportFiles(in repository: Repository) throws -> [String: String] {
        let binding = repository.root.appending(path: "Sources/Binding").names.map { "Binding/\($0)" }
        return try (binding + ["Fetching/LoadState.swift"]).reduce(
            into: ["Package.swift": Resource.text("New/FeatureSupport.template") + "\n"]
        ) { files, path in
            let name = URL(filePath: path).lastPathComponent
            files["Sources/\(support)/\(name)"] = try repository.text(at: "Sources/\(path)")
        }
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

    private var hasRouter: Bool { style == .router || style == .viper }
    private var isConsole: Bool { platform == .console }
    private var isSwiftUI: Bool { platform == .swiftui }
    private var isUIKit: Bool { platform == .uikit }

    /// The step's files that the module is made of. VIPER's are step 3's, to be renamed like everything else.
    private func sources(in repository: Repository) throws -> [String: String] {
        let step = Step.all[style == .mvvm ? 0 : style == .presenter ? 1 : 2]
        let layers = try repository.sources(of: step).filter { !$0.key.hasPrefix("JSON") }
        guard platform != .console else { return layers }
        let folder = repository.root.appending(path: "Sources/TopMovies/\(platform == .uikit ? "UIKit" : "SwiftUI")")
        let first = try folder.appending(path: Step.all[0].folder).swiftFiles()
        let last = try Rename.undone(in: folder.appending(path: Step.all[3].folder).swiftFiles())
        var files = layers.filter { file, _ in
            !["Module.swift", "Router.swift"].contains(where: file.hasSuffix) && !file.hasPrefix("Text")
        }
        switch style {
        case .mvvm: files.merge(first) { $1 }
        case .presenter:
            // No step has such a list: step 1's, with what it asks the view model asked of the presenter.
            files.merge(first.mapValues(NewModuleRules.presenting).filter { !$0.key.contains("Detail") }) { $1 }
            files.merge(last.filter { $0.key.contains("Detail") }) { $1 }
        case .router, .viper: files.merge(last) { $1 }
        }
        if platform == .swiftui {
            files["Observed.swift"] = nil
            files["MovieListViewModel.swift"] = try Rename.undone(
                in: repository.text(at: "Sources/TopMovies/Observation/MovieListInteractor.swift"))
        }
        return files
    }

    /// What no step has, by its path: the entity, the manifest, and the tests. A line may say which modules it's for.
    private var templates: [(String, String)] {
        let tests = ["ViewModel", "Presenter", "Router"].prefix(style == .mvvm ? 1 : hasRouter && !isUIKit ? 3 : 2)
        let words = [
            platform.rawValue, isConsole ? "console" : "app", isSwiftUI ? "" : "bound",
            hasRouter ? "router" : "presenter",
        ]
        let files =
            [("Item", "Sources/{Name}/{Name}Item.swift"), ("Package", "Package.swift")]
            + tests.map { ("\($0)Tests", "Tests/{Name}Tests/{Name}\($0)Tests.swift") }
        return files.map { template, path in
            let lines = Resource.text("New/\(template).template").lines.compactMap { line in
                guard line.hasPrefix("?") else { return line }
                let word = line.dropFirst().prefix { $0 != " " }
                return words.contains(String(word)) ? String(line.dropFirst(word.count + 2)) : nil
            }
            return (path, lines.joined(separator: "\n") + "\n")
        }
    }
}

extension String {
    /// The place of a file in the order to read: from the contract up, then the details, the tests and the manifest.
    fileprivate var place: Int {
        let layers = ["Contract", "Item", "ViewModel", "Interactor", "Presentation", "Presenter", "Router", "Module"]
        let layer = layers.firstIndex { hasSuffix("\($0).swift") } ?? layers.count
        return layer + (hasPrefix("Package") ? 300 : hasPrefix("Tests") ? 200 : contains("Detail") ? 100 : 0)
    }

    /// The text with each `{name}` replaced by its value.
    fileprivate func filled(with values: [String: String]) -> String {
        values.reduce(self) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
}
