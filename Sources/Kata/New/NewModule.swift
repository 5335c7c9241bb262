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
        let checkout = repository.root.path(percentEncoded: false).swiftLiteral
        let sorted = templates.sorted { one, other in
            (ReadingPlace(of: one.key), one.key) < (ReadingPlace(of: other.key), other.key)
        }
        return sorted.map { path, text in
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

    /// Returns the name of a type that would hide one which the module uses, such as `EmptyView` in a module called
    /// Empty, or nil if there's none.
    func hidingType() -> String? {
        let texts = templates.sorted { $0.key < $1.key }.map(\.value)
        // Every word with a capital, because any of them may be the name of a type that the module uses.
        let used = Set(texts.flatMap { $0.matches(of: /\b[A-Z]\w+/) }.map(\.output))
        // Only types that are named after the module can clash by the user's choice of a name.
        let declarations = texts.flatMap {
            $0.matches(of: /\b(?:class|enum|protocol|struct) (?<name>\w*__Module__\w*)/)
        }
        return declarations.map { named(String($0.name)) }.first { used.contains($0[...]) }
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

/// A file's place in the reading order: the list, contract first; then the detail screen, the tests and the manifest.
private enum ReadingPlace: Comparable {
    case list(layer: Int)
    case detail(layer: Int)
    case tests
    case manifest

    private static let layers = [
        "Contract", "Item", "ViewModel", "Interactor", "Presentation", "Presenter", "Router", "Module",
    ]

    init(of path: String) {
        let layers = Self.layers
        let layer = layers.firstIndex { path.hasSuffix("\($0).swift") } ?? layers.count
        if path == "Package.swift" {
            self = .manifest
        } else if path.hasPrefix("Tests") {
            self = .tests
        } else if path.contains("Detail") {
            self = .detail(layer: layer)
        } else {
            self = .list(layer: layer)
        }
    }
}
