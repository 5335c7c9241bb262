import Foundation

/// A module that `kata new` writes: a package with a list and a detail screen, made from the steps' sources.
struct NewModule {
    enum Style: String, CaseIterable { case mvvm, presenter, router, viper }
    enum Platform: String, CaseIterable { case console, uikit, swiftui }

    /// The package that modules for UIKit and SwiftUI share. It's written next to the modules.
    static let support = "FeatureSupport"

    let name: String
    let style: Style
    let platform: Platform

    /// Returns the package's files with their paths, starting with the contract.
    func files(in repository: Repository) throws -> [(path: String, text: String)] {
        let sources = try sources(in: repository).map { ("Sources/{Name}/\(renamed(file: $0))", renamed($1)) }
        let values = [
            "Name": name, "root": repository.root.path(percentEncoded: false), "value": isSwiftUI ? "" : ".value",
        ]
        return (sources + templates).map { path, text in
            let texts = [path, text].map { text in
                values.reduce(style == .viper ? Rename.applied(to: text) : text) {
                    $0.replacing("{\($1.key)}", with: $1.value)
                }
            }
            return (path: texts[0], text: texts[1])
        }.sorted { ($0.path.place, $0.path) < ($1.path.place, $1.path) }
    }

    /// Returns the package's files that the UIKit and SwiftUI modules share.
    static func supportFiles(in repository: Repository) throws -> [String: String] {
        var sources = try repository.root.appending(path: "Sources/Binding").swiftFiles()
        sources["LoadState.swift"] = try repository.text(at: "Sources/Fetching/LoadState.swift")
        let manifest = ("Package.swift", Resource.text("New/FeatureSupport.template") + "\n")
        return Dictionary(uniqueKeysWithValues: sources.map { ("Sources/\(support)/\($0)", $1) } + [manifest])
    }

    /// Returns a type that would hide another, such as `EmptyView` in a module called Empty, or nil if there's none.
    func clash(in repository: Repository) throws -> String? {
        let neutral = try NewModule(name: "Neutral_", style: style, platform: platform).files(in: repository)
        let words = Set(neutral.flatMap { $0.text.matches(of: /\b[A-Z]\w+/).map(\.0) })
        return neutral.flatMap { $0.text.matches(of: /\b(?:class|enum|protocol|struct) (\w*Neutral_\w*)/) }
            .map { String($0.1).replacing("Neutral_", with: name) }.first { words.contains($0[...]) }
    }

    var isConsole: Bool { platform == .console }
    var isSwiftUI: Bool { platform == .swiftui }

    /// Returns the step files from which the module is made. For VIPER, they're step 3's, to be renamed later.
    private func sources(in repository: Repository) throws -> [String: String] {
        let step = Step.all[style == .mvvm ? 0 : style == .presenter ? 1 : 2]
        let layers = try repository.sources(of: step).filter { !$0.key.hasPrefix("JSON") }
        guard !isConsole else { return layers }
        let views = try views(in: repository.root.appending(path: "Sources/TopMovies"))
        let unused = ["Module.swift", "Router.swift", "Observed.swift"]
        let shared = layers.filter { file, _ in !unused.contains(where: file.hasSuffix) && !file.hasPrefix("Text") }
        return Rename.undone(in: views.filter { $0.key != "Observed.swift" }).merging(shared) { view, _ in view }
    }

    private func views(in folder: URL) throws -> [String: String] {
        let own = folder.appending(path: isSwiftUI ? "SwiftUI" : "UIKit")
        var views = try own.appending(path: Step.all[style == .mvvm ? 0 : 3].folder).swiftFiles()
        if style == .presenter {
            // No step has this list view. It's made from step 1's, with the presenter in place of the view model.
            let lists = try own.appending(path: Step.all[0].folder).swiftFiles().filter { !$0.key.contains("Detail") }
            views = lists.mapValues { Self.replaced("presenter", in: $0) }
                .merging(views.filter { $0.key.contains("Detail") }) { $1 }
        }
        if isSwiftUI {
            let interactor = folder.appending(path: "Observation/MovieListInteractor.swift")
            views[interactor.lastPathComponent] = try interactor.text()
        }
        return views.filter { $0.key != "Previews.swift" }
    }

    /// The files that no step has, by path: the entity, manifest and tests. Some lines are only for certain modules.
    private var templates: [(String, String)] {
        let hasRouter = style == .router || style == .viper
        let count = style == .mvvm ? 1 : hasRouter && platform != .uikit ? 3 : 2
        let words = [
            platform.rawValue, isConsole ? "console" : "app", isSwiftUI ? "" : "bound",
            hasRouter ? "router" : "presenter",
        ]
        let files =
            [("Item", "Sources/{Name}/{Name}Item.swift"), ("Package", "Package.swift")]
            + ["ViewModel", "Presenter", "Router"].prefix(count).map {
                ("\($0)Tests", "Tests/{Name}Tests/{Name}\($0)Tests.swift")
            }
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
    /// The file's place in the reading order: the list, contract first; then the detail screen, tests and manifest.
    fileprivate var place: Int {
        let layers = ["Contract", "Item", "ViewModel", "Interactor", "Presentation", "Presenter", "Router", "Module"]
        let layer = layers.firstIndex { hasSuffix("\($0).swift") } ?? layers.count
        return layer + (hasPrefix("Package") ? 300 : hasPrefix("Tests") ? 200 : contains("Detail") ? 100 : 0)
    }
}
