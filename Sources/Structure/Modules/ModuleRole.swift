/// The role of a type in a module, recognised by its name and its shape.
enum ModuleRole: String, CaseIterable {
    case view = "View"
    case presenter = "Presenter"
    case viewModel = "ViewModel"
    case interactor = "Interactor"
    case router = "Router"
    case service = "Service"
    case entity = "Entity"
    /// A value that a view shows, often called a view model too.
    case presentation = "Presentation"
    /// Creates the layers and wires them, as builders and app delegates do.
    case root = "Composition root"

    /// How far down a layer is. A router is beside the presenter.
    var rank: Int? {
        switch self {
        case .view: 0
        case .presenter: 1
        case .router, .viewModel: 2
        case .interactor: 3
        case .service: 4
        case .entity: 5
        case .presentation, .root: nil
        }
    }

    /// "view model"
    var noun: String { self == .viewModel ? "view model" : rawValue.lowercased() }

    /// "a view", "an interactor"
    var withArticle: String { noun.withArticle }
}

/// The meaning of the parts of a type's name, such as `Contact`, `List`, `Interactor`, `Output` and `Protocol`.
struct RoleName {
    /// The role that the name claims.
    let role: ModuleRole?
    /// The rest of the name: what the module is called.
    let stem: String
    /// Whether a layer reports to those above through it, as through a delegate or an output.
    let isOutput: Bool

    init(_ name: String) {
        var parts = Self.parts(of: name)
        // Xcode templates and C# habits: what says only that there is a protocol, or an implementation of it.
        while let last = parts.last, parts.count > 1, Self.fillers.contains(last) { parts.removeLast() }
        var isOutput = false
        while let last = parts.last, parts.count > 1, Self.outputs.contains(last) || Self.inputs.contains(last) {
            // A view's output is what it calls: the presenter.
            isOutput = Self.outputs.contains(last)
            parts.removeLast()
        }
        while let first = parts.first, parts.count > 1, Self.prefixes.contains(first) { parts.removeFirst() }
        let found = Self.suffixes.first { suffix, _ in parts.suffix(suffix.count).elementsEqual(suffix) }
        let owner = parts.dropLast(found?.0.count ?? 0).joined()
        self.isOutput = isOutput
        let isOther = Self.notLayers.contains(owner) || owner.hasSuffix("API") || owner.hasSuffix("URL")
        role = isOther && (found?.1 == .router || found?.1 == .view) ? nil : found?.1
        stem = found == nil ? "" : owner
    }

    /// `PostListWireFrame` is Post, List, WireFrame; `HTTPClient` is HTTP, Client.
    static func parts(of name: String) -> [String] {
        var parts: [String] = []
        let letters = Array(name.utf8).filter { $0 != 0x5F }
        func isUppercase(_ index: Int) -> Bool { letters[index] >= 0x41 && letters[index] <= 0x5A }
        var start = 0
        for index in letters.indices.dropFirst() where isUppercase(index) {
            guard !isUppercase(index - 1) || index + 1 < letters.count && !isUppercase(index + 1) else { continue }
            parts.append(String(decoding: letters[start..<index], as: UTF8.self))
            start = index
        }
        if start < letters.count { parts.append(String(decoding: letters[start...], as: UTF8.self)) }
        return parts.reduce(into: []) { joined, part in
            if part == "Frame", joined.last == "Wire" || joined.last == "Viper" {
                joined[joined.count - 1] += "Frame"
            } else {
                joined.append(part)
            }
        }
    }

    private static let fillers: Set = [
        "Protocol", "Protocols", "Interface", "Type", "Impl", "Implementation", "Logic", "Contract", "Ing", "Able",
    ]
    private static let outputs: Set = ["Output", "Delegate", "Listener", "Callback", "Handler", "Observer"]
    private static let inputs: Set = ["Input"]
    private static let prefixes: Set = ["Default", "Base", "Abstract", "Concrete", "Real", "Live"]
    /// Names that mean something else, such as `APIRouter` and `WebView`.
    private static let notLayers: Set = [
        "API", "Network", "Endpoint", "HTTP", "URL", "PersistentStore", "Data", "Store",
    ]

    /// The longest come first.
    private static let suffixes: [([String], ModuleRole)] = [
        (["View", "Model", "Controller"], .viewModel), (["View", "Model"], .viewModel),
        (["View", "Models"], .presentation),
        (["VM"], .viewModel), (["View", "Modeling"], .viewModel),
        (["View", "Controller"], .view), (["VC"], .view),
        (["Data", "Manager"], .service), (["Remote", "Data", "Source"], .service),
        (["Local", "Data", "Source"], .service),
        (["Flow", "Controller"], .router), (["Flow", "Coordinator"], .router), (["Use", "Case"], .interactor),
        (["Use", "Cases"], .interactor), (["App", "Delegate"], .root), (["Scene", "Delegate"], .root),
        (["Presenter"], .presenter), (["Presentation"], .presentation), (["Interactor"], .interactor),
        (["Router"], .router), (["Routing"], .router), (["Routes"], .router), (["Wireframe"], .router),
        (["WireFrame"], .router), (["Coordinator"], .router), (["Navigator"], .router),
        (["Builder"], .root), (["Assembly"], .root), (["Assembler"], .root), (["Module"], .root),
        (["Configurator"], .root), (["Factory"], .root), (["Container"], .root), (["Composer"], .root),
        (["Initializer"], .root), (["Injector"], .root),
        (["View"], .view), (["Cell"], .view), (["Screen"], .view),
        (["Service"], .service), (["Services"], .service), (["Repository"], .service), (["Gateway"], .service),
        (["Worker"], .service), (["Client"], .service), (["API"], .service), (["Networking"], .service),
        (["Storage"], .service), (["Store"], .service), (["Database"], .service), (["DAO"], .service),
        (["Dao"], .service), (["Manager"], .service), (["Provider"], .service), (["Loader"], .service),
        (["Fetcher"], .service), (["Cache"], .service),
        (["Entity"], .entity), (["DTO"], .entity), (["Model"], .entity),
    ]
}

extension String {
    /// Whether this is the name of something that UIKit, AppKit or SwiftUI draws or moves; not of a colour, a font or
    /// an image, which are values.
    var isViewOfAFramework: Bool {
        guard hasPrefix("UI") || hasPrefix("NS"), count > 3 else { return false }
        return self != "NSFetchedResultsController" && Self.viewEndings.contains { hasSuffix($0) }
    }

    private static let viewEndings = [
        "View", "Controller", "Label", "Button", "Cell", "AlertAction", "Storyboard", "Window", "TextField", "Control",
        "BarButtonItem", "Switch", "Slider", "Stepper", "Toolbar", "NavigationBar", "TabBar", "SearchBar", "Alert",
        "GestureRecognizer", "NavigationItem", "TabBarItem", "StoryboardSegue", "Popover", "Menu",
    ]
}
