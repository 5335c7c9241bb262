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
        let sources = try sources(in: repository).map { ("Sources/{Name}/\(renamed(file: $0))", renamed($1)) }
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
        let neutral = try NewModule(name: "Neutral_", style: style, platform: platform).files(in: repository)
        let words = Set(neutral.flatMap { $0.text.matches(of: /\b[A-Z]\w+/).map(\.0) })
        return neutral.flatMap { $0.text.matches(of: /\b(?:class|enum|protocol|struct) (\w*Neutral_\w*)/) }
            .map { String($0.1).replacing("Neutral_", with: name) }.first { words.contains($0[...]) }
    }

    private var hasRouter: Bool { style == .router || style == .viper }
    var isConsole: Bool { platform == .console }
    var isSwiftUI: Bool { platform == .swiftui }

    /// The step's files that the module is made of. VIPER's are step 3's, to be renamed like everything else.
    private func sources(in repository: Repository) throws -> [String: String] {
        let step = Step.all[style == .mvvm ? 0 : style == .presenter ? 1 : 2]
        let layers = try repository.sources(of: step).filter { !$0.key.hasPrefix("JSON") }
        guard !isConsole else { return layers }
        let folder = repository.root.appending(path: "Sources/TopMovies/\(isSwiftUI ? "SwiftUI" : "UIKit")")
        var views = try folder.appending(path: Step.all[style == .mvvm ? 0 : 3].folder).swiftFiles()
        if style == .presenter {
            // No step has such a list: step 1's, with what it asks the view model asked of the presenter.
            let first = try folder.appending(path: Step.all[0].folder).swiftFiles()
            let lists = first.filter { !$0.key.contains("Detail") }.mapValues { $0.replacing(Self.presenting) }
            views = lists.merging(views.filter { $0.key.contains("Detail") }) { $1 }
        }
        if isSwiftUI {
            views["MovieListInteractor.swift"] = try repository.text(
                at: "Sources/TopMovies/Observation/MovieListInteractor.swift")
        }
        let unused = ["Module.swift", "Router.swift", "Observed.swift"]
        let shared = layers.filter { file, _ in !unused.contains(where: file.hasSuffix) && !file.hasPrefix("Text") }
        return Rename.undone(in: views.filter { $0.key != unused[2] }).merging(shared) { view, _ in view }
    }

    /// What no step has, by its path: the entity, the manifest, and the tests. A line may say which modules it's for.
    private var templates: [(String, String)] {
        let count = style == .mvvm ? 1 : hasRouter && platform != .uikit ? 3 : 2
        let tests = ["ViewModel", "Presenter", "Router"].prefix(count)
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
