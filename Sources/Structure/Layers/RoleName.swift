/// The meaning of the parts of a type's name, such as `Contact`, `List`, `Interactor`, `Output` and `Protocol`.
struct RoleName {
    let role: Role?
    /// The rest of the name: what the module is called.
    let stem: String
    /// Whether a layer reports to those above through it, as through a delegate or an output.
    let isOutput: Bool

    init(_ name: String) {
        var parts = Self.parts(of: name)
        // Xcode templates and C# habits: what says only that there is a protocol, or an implementation of it.
        while let last = parts.last, parts.count > 1, Self.fillers.contains(last) { parts.removeLast() }
        var isOutput = false
        while let last = parts.last, parts.count > 1, last == "Input" || Self.outputs.contains(last) {
            // A view's output is what it calls: the presenter.
            isOutput = last != "Input"
            parts.removeLast()
        }
        while let first = parts.first, parts.count > 1, Self.prefixes.contains(first) { parts.removeFirst() }
        let length = [3, 2, 1].first { $0 <= parts.count && Self.roles[parts.suffix($0).joined()] != nil } ?? 0
        let role = Self.roles[parts.suffix(length).joined()]
        parts.removeLast(length)
        let isOther = parts.last.map(Self.notLayers.contains) ?? false
        (self.role, self.isOutput) = (isOther && (role == .router || role == .view) ? nil : role, isOutput)
        // 'ReportRoomScreenViewModel' belongs to 'ReportRoomScreen'.
        while let last = parts.last, parts.count > 1, ["Screen", "View", "Scene", "Page"].contains(last) {
            parts.removeLast()
        }
        stem = role == nil ? "" : parts.joined()
    }

    /// Whether a type of another module seems to be a layer here; `CLLocationManager` is a framework's.
    static func isLayer(_ name: String) -> Bool {
        let roles: Set<Role?> = [.presenter, .viewModel, .interactor, .router, .service]
        guard name.utf8.count > 4, name.first?.isUppercase == true, !name.contains("."),
            roles.contains(RoleName(name).role)
        else { return false }
        let isPrefixed = name.prefix(3).allSatisfy(\.isUppercase) && !name.hasPrefix("API") && !name.hasPrefix("HTTP")
        return !isPrefixed && !["FileManager", "UndoManager"].contains(name)
    }

    /// `PostListWireFrame` is Post, List, Wire, Frame; `HTTPClient` is HTTP, Client.
    static func parts(of name: String) -> [String] {
        let letters = Array(name.utf8).filter { $0 != 0x5F }
        func isUppercase(_ index: Int) -> Bool { letters[index] >= 0x41 && letters[index] <= 0x5A }
        let starts = letters.indices.filter { index in
            index == 0
                || isUppercase(index)
                    && (!isUppercase(index - 1) || index + 1 < letters.count && !isUppercase(index + 1))
        }
        return zip(starts, starts.dropFirst() + [letters.count]).map {
            String(decoding: letters[$0..<$1], as: UTF8.self)
        }
    }

    private static let fillers: Set = [
        "Protocol", "Protocols", "Interface", "Type", "Impl", "Implementation", "Logic", "Contract", "Ing", "Able",
    ]
    private static let outputs: Set = ["Output", "Delegate", "Listener", "Callback", "Handler", "Observer"]
    private static let prefixes: Set = ["Default", "Base", "Abstract", "Concrete", "Real", "Live"]
    /// What isn't a layer if one of these comes before, such as `APIRouter`, `ServiceCoordinator` and `WebView`.
    private static let notLayers: Set = [
        "API", "Network", "Endpoint", "HTTP", "URL", "Store", "Data", "Service", "Server", "Dex", "Request",
    ]

    /// What the last parts of a name claim, up to three of them.
    private static let roles: [String: Role] = [
        Role.view: "ViewController VC View Cell Screen", .presenter: "Presenter",
        .viewModel: "ViewModel ViewModelController ViewModeling VM", .interactor: "Interactor UseCase UseCases",
        .router: "Router Routing Routes Wireframe WireFrame Coordinator Navigator FlowController FlowCoordinator",
        .service: "Service Services Repository Gateway Worker Client API Networking Storage Store Database DAO Dao "
            + "Manager Provider Loader Fetcher Cache DataManager RemoteDataSource LocalDataSource",
        .entity: "Entity DTO Model", .presentation: "Presentation ViewModels CellModel",
        .root: "AppDelegate SceneDelegate Builder Assembly Assembler Module Configurator Factory Container Composer "
            + "Initializer Injector",
    ].reduce(into: [:]) { roles, entry in
        for name in entry.value.split(separator: " ") { roles[String(name)] = entry.key }
    }

    /// Whether a service's name says that it fetches or saves the app's data, and not, say, fonts or analytics.
    static func isStorage(_ name: String) -> Bool {
        storageWords.contains(where: name.contains) && !isAside(name)
    }

    static func isAside(_ name: String) -> Bool { asideWords.contains(where: name.contains) }

    private static let storageWords = [
        "Repository", "API", "Network", "Storage", "Store", "Database", "DataManager", "Datamanager", "DataSource",
        "Client", "Gateway", "DAO", "Persistence", "HTTP", "Service",
    ]
    private static let asideWords = [
        "Analytics", "Track", "Log", "Theme", "Font", "Image", "Keyboard", "Haptic", "Permission", "Locali", "Device",
        "Sound", "Audio", "Style", "Layout", "Reachability", "Alert", "Loading", "Animation", "Color", "Feature",
        "Notification", "Location", "Video", "Player", "Camera", "Photo", "Speech", "Scanner", "Ads",
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
        "View", "Controller", "Label", "Button", "Cell", "AlertAction", "Storyboard", "Window", "WindowScene",
        "TextField", "Control", "BarButtonItem", "Switch", "Slider", "Stepper", "Toolbar", "NavigationBar", "TabBar",
        "SearchBar", "Alert", "GestureRecognizer", "NavigationItem", "TabBarItem", "StoryboardSegue", "Popover", "Menu",
    ]

    /// Whether this may be the name of a type of Apple's frameworks for user interfaces, or of the kata's platform.
    var isOfAFramework: Bool {
        guard hasPrefix("UI") || hasPrefix("NS") else { return Self.platform.contains(self) }
        return utf8.count > 3 && dropFirst(2).first?.isUppercase == true
    }

    private static let platform: Set = ["AnyView", "View", "AppDelegate", "Screen", "Console", "Navigator", "Command"]
}
