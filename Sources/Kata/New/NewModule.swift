import ExerciseKit
import Foundation

/// A module that `kata new` writes: a package with a list and a detail screen, made from the templates in `Texts/New`.
struct NewModule {
    enum Style: String, CaseIterable { case mvvm, viper }

    enum Platform: String, CaseIterable {
        case console, uikit, swiftui

        /// The folders with the platform's templates: `bound` has what uses `Binding`, `app` what needs no console.
        fileprivate var folders: [String] {
            switch self {
            case .console: ["all", "bound", "console"]
            case .uikit: ["all", "bound", "app", "uikit"]
            case .swiftui: ["all", "app", "swiftui"]
            }
        }
    }

    /// The package that all modules share. It's written next to them.
    static let support = "FeatureSupport"

    let name: String
    let style: Style
    let platform: Platform

    /// Returns the package's files with their paths, starting with the contract.
    func files(in repository: Repository) -> [(path: String, text: String)] {
        let checkout = repository.root.path(percentEncoded: false)
        return templates.sorted { ($0.key.place, $0.key) < ($1.key.place, $1.key) }.map { path, text in
            (path: named(path), text: named(text).replacing("__Checkout__", with: checkout))
        }
    }

    /// Returns the files of the package that all modules share.
    static func supportFiles(in repository: Repository) throws -> [String: String] {
        var files = Resource.templates(in: "New/\(support)")
        for (path, text) in try repository.root.appending(path: "Sources/Binding").swiftFiles() {
            files["Sources/\(support)/\(path)"] = text
        }
        files["Sources/\(support)/LoadState.swift"] = try repository.text(at: "Sources/Fetching/LoadState.swift")
        return files
    }

    /// A type that would hide another, such as `EmptyView` in a module called Empty, or nil if there's none.
    var clash: String? {
        let texts = templates.sorted { $0.key < $1.key }.map(\.value)
        let words = Set(texts.flatMap { $0.matches(of: /\b[A-Z]\w+/) }.map(\.output))
        let declarations = texts.flatMap {
            $0.matches(of: /\b(?:class|enum|protocol|struct) (\w*__Module__\w*)/)
        }
        return declarations.map { named(String($0.1)) }.first { words.contains($0[...]) }
    }

    /// The templates, by path in the package. What both styles share is in the folder `both`.
    private var templates: [String: String] {
        var templates: [String: String] = [:]
        for style in ["both", style.rawValue] {
            for folder in platform.folders {
                templates.merge(Resource.templates(in: "New/\(style)/\(folder)")) { $1 }
            }
        }
        return templates
    }

    private func named(_ text: String) -> String { text.replacing("__Module__", with: name) }
}

extension String {
    /// The file's place in the reading order: the list, contract first; then the detail screen, tests and manifest.
    fileprivate var place: Int {
        if self == "Package.swift" { return 300 }
        if hasPrefix("Tests") { return 200 }
        let layers = ["Contract", "Item", "ViewModel", "Interactor", "Presentation", "Presenter", "Router", "Module"]
        let layer = layers.firstIndex { hasSuffix("\($0).swift") } ?? layers.count
        return contains("Detail") ? 100 + layer : layer
    }
}
