/// What the rules about frameworks, formatting and navigation find in the modules of any app.
extension Modules {
    /// The places where a layer below the view uses types of the user interface.
    func frameworkTypes(in type: TypeFact) -> [Sighting] {
        guard let role = layers.roles[type.name] else { return [] }
        let remedy =
            role == .presenter || role == .viewModel
            ? "Leave that to the view or the router." : "Pass in the value that it needs, and show the rest above."
        return layers.members(of: type.name).flatMap { member in
            let declared = member.typeNames.sorted().map { ($0, $0, member.place.line) }
            let used = member.uses.filter { $0.owner.isEmpty && $0.deed == nil }.map { ($0.name, $0.type, $0.line) }
            return (declared + used).compactMap { name, path, line -> Sighting? in
                guard name.isOfAFramework, layers.declarations[name] == nil || name == "AppDelegate",
                    let isSure = certainty(of: name, as: path, in: type, role)
                else { return nil }
                let sentence =
                    "\(type.lastName) uses \(name): \(role.noun.withArticle) can be tested and reused without a screen. "
                return Sighting(
                    place: .init(file: member.place.file, line: line), sentence: sentence + remedy, isCertain: isSure)
            }
        }
    }

    /// Whether a name belongs to the user interface, and whether it's certain that this layer shouldn't use it.
    private func certainty(of name: String, as path: String, in type: TypeFact, _ role: Role) -> Bool? {
        func isImported(_ module: String) -> Bool { imports[type.place.file]?.contains(module) ?? false }
        switch name {
        case "Screen", "Console", "Navigator", "Command": return isImported("ConsoleUI") ? true : nil
        // 'some View' in a layer that isn't one.
        case "AnyView": return isImported("SwiftUI") && role != .service ? true : nil
        case "View": return isImported("SwiftUI") && role != .service && role != .presenter ? true : nil
        default: break
        }
        let isData = role == .interactor || role == .entity || role == .service && isStorage(type.name)
        if name.isViewOfAFramework || name == "AppDelegate" { return role != .service || isData }
        if name == "UIApplication" { return role != .service && isData || isData && path.hasSuffix(".shared") }
        guard name.hasPrefix("UI"), name.contains(where: \.isLowercase) else { return nil }
        let isStyle = !Set(RoleName.parts(of: type.lastName)).isDisjoint(with: [
            "Theme", "Style", "Color", "Image", "Font",
        ])
        return role == .interactor || role == .entity && !isStyle
    }

    /// The imports of a user interface's framework in files that belong to layers below the view.
    var frameworkImports: [Sighting] {
        let below: Set<Role?> = [.presenter, .viewModel, .interactor, .entity, .service]
        let byFile = Dictionary(grouping: layers.declarations.values.filter { !$0.isProtocol }) { $0.place.file }
        return layers.facts.files.flatMap { file -> [Sighting] in
            let types = (byFile[file.name] ?? []).sorted { $0.place < $1.place }
            let roles = types.map { layers.roles[$0.name] }
            guard roles.allSatisfy({ below.contains($0) || $0 == .presentation }),
                let first = types.first(where: { below.contains(layers.roles[$0.name]) }),
                let role = layers.roles[first.name]
            else { return [] }
            return file.imports.filter {
                ["UIKit", "AppKit", "Cocoa", "SwiftUI", "ConsoleUI"].contains($0.module) && $0.symbol == nil
            }.map {
                let isUnused = $0.module != "SwiftUI" && !file.words.contains(where: \.mayNeedUI)
                let reason =
                    isUnused
                    ? " and uses nothing of it: remove the import."
                    : ": \(role.noun.withArticle) is easier to test and to reuse without it."
                return Sighting(
                    place: .init(file: file.name, line: $0.line),
                    sentence: "\(first.lastName) imports \($0.module)\(reason)", isCertain: isUnused)
            }
        }
    }

    // MARK: Formatting

    /// The places where a view turns numbers or dates into text.
    func formatting(inView view: TypeFact) -> [Sighting] {
        let around = roles(around: view.name)
        guard around.contains(.presenter) || around.contains(.viewModel) else { return [] }
        let layer = around.contains(.presenter) ? "presenter" : "view model"
        let isFormattedBelow = types.contains { type in
            layers.roles[type.name] == .viewModel && roles(around: type.name) == around
                && layers.members(of: type.name).contains { $0.uses.contains(where: \.makesText) }
        }
        return formatting(
            in: view, "let the \(layer) hand it text", isCertain: layer == "presenter" || isFormattedBelow)
    }

    func formatting(in type: TypeFact, _ remedy: String, isCertain: Bool = true) -> [Sighting] {
        uses(of: type) { $1.makesText ? ("formats a number or a date: \(remedy).", isCertain) : nil }
    }

    /// The places where an interactor formats text for the screen. A fixed format may be for a server.
    func displayText(in type: TypeFact) -> [Sighting] {
        uses(of: type) { _, use in
            guard use.owner.isEmpty, use.type.contains("%.") else { return nil }
            return (
                "formats text for the screen (\(use.name)): return the value, and let the presenter format it.",
                use.name != "NSLocalizedString"
            )
        }
    }

    // MARK: Navigation

    func navigation(inView view: TypeFact) -> [Sighting] {
        roles(around: view.name).contains(.router) ? navigation(in: view, "let the module's router do it") : []
    }

    /// The places where code pushes or presents a screen.
    func navigation(in type: TypeFact, _ remedy: String) -> [Sighting] {
        uses(of: type) { _, use in
            guard use.deed == .navigates || use.deed == .mayNavigate else { return nil }
            let shown = use.typeNames.subtracting([""])
            if !shown.isDisjoint(with: Self.ownDialogs) { return nil }
            let makers: Set<Role?> = [.view, .router, .root]
            let isScreen =
                !["present", "show"].contains(use.name)
                || shown.contains { makers.contains(layers.roles[$0]) || $0.isScreenName }
            return ("navigates (\(use.name)): \(remedy).", use.deed == .navigates && isScreen)
        }
    }

    private static let ownDialogs: Set = [
        "UIAlertController", "UIActivityViewController", "UIImagePickerController", "PHPickerViewController",
        "SFSafariViewController", "MFMailComposeViewController", "UIDocumentPickerViewController", "UISearchController",
    ]

    func navigationBelow(in type: TypeFact) -> [Sighting] {
        let created =
            layers.roles[type.name] == .entity
            ? []
            : uses(of: type) { _, use in
                let isView = layers.roles[use.owner] == .view && layers.declarations[use.owner]?.isReference == true
                return use.creates && isView
                    ? ("creates \(use.owner): let a router do it, or the composition root.", true) : nil
            }
        return navigation(in: type, "let a router do it, or the view").filter(\.isCertain) + created
    }

    /// A router's code that does another layer's work.
    func otherWork(of router: TypeFact) -> [Sighting] {
        let hasPresenter = roles(around: router.name).contains(.presenter)
        return uses(of: router) { _, use in
            if use.deed == .fetches {
                return (
                    "fetches data itself (\(use.name)): let the interactor fetch and save.",
                    hasPresenter && use.name != "UserDefaults"
                )
            }
            guard use.calls else { return nil }
            switch layers.roles[use.owner] {
            case .interactor:
                return (
                    "calls \(use.owner).\(use.name), but a router only navigates: let the presenter ask it.",
                    hasPresenter
                )
            case .service:
                return (
                    "calls \(use.owner).\(use.name): let the interactor fetch and save.",
                    hasPresenter && isStorage(use.owner)
                )
            default: return nil
            }
        } + formatting(in: router, "leave that to the presenter of the next screen")
    }
}

extension String {
    /// Whether a variable or a type is called as a screen is, and not as one of Apple's: `MFMailComposeViewController`.
    fileprivate var isScreenName: Bool {
        let name = lowercased()
        return (name.hasSuffix("viewcontroller") || name.hasSuffix("vc") || hasSuffix("NavigationController"))
            && (!prefix(3).allSatisfy(\.isUppercase) || hasSuffix("NavigationController"))
    }
}

extension SourceFile.Word {
    /// Whether it may be declared in, or extended by, what comes with UIKit or AppKit.
    fileprivate var mayNeedUI: Bool {
        guard isCode else { return text == "#" }
        if Self.others.contains(text) { return true }
        let isPrefixed = ["UI", "NS", "CG", "CA"].contains { text.hasPrefix($0) } && text.count > 3
        return isPrefixed && text.dropFirst(2).first?.isUppercase == true && text != text.uppercased()
            && text != "UIKit" && !Self.foundation.contains(text)
    }

    private static let others: Set = [
        "IndexPath", "NSItemProvider", "NSCoder", "NSStringFromCGRect", "NSValue", "Notification", "Screen", "Console",
        "Navigator", "Command",
    ]
    private static let foundation: Set = [
        "NSObject", "NSError", "NSString", "NSNumber", "NSRegularExpression", "NSPredicate", "NSSortDescriptor",
        "NSRange", "NSDate", "NSURL", "NSDictionary", "NSArray", "NSSet", "NSData", "NSLock", "NSCache",
        "NSLocalizedString", "NSManagedObject", "NSManagedObjectContext", "NSFetchRequest", "NSPersistentContainer",
        "NSEntityDescription", "NSObjectProtocol", "NSDateFormatter", "NSNumberFormatter", "NSTimer", "NSCalendar",
        "NSDecimalNumber",
    ]
}
