/// Where the layers below the view depend on the user interface's frameworks, in the modules of any app.
extension Modules {
    var platform: [Sighting] { types.flatMap(frameworkTypes) + layers.facts.files.flatMap(frameworkImports) }

    private static let below: Set<Role?> = [.presenter, .viewModel, .interactor, .service, .entity]

    private func frameworkTypes(in type: TypeFact) -> [Sighting] {
        guard let role = layers.roles[type.name], Self.below.contains(role) else { return [] }
        let remedy =
            role == .presenter || role == .viewModel
            ? "Leave that to the view or the router." : "Pass in the value that it needs, and show the rest above."
        return layers.members(of: type.name).flatMap { member in
            let declared = member.typeNames.sorted().map { ($0, $0, member.place.line) }
            let used = member.uses.filter { $0.owner.isEmpty && $0.deed == nil }.map { ($0.name, $0.type, $0.line) }
            return (declared + used).compactMap { name, path, line -> Sighting? in
                guard layers.declarations[name] == nil || name == "AppDelegate" else { return nil }
                return certainty(of: name, as: path, role, in: imports[member.place.file] ?? []).map {
                    Sighting(
                        place: .init(file: member.place.file, line: line),
                        sentence: "\(type.lastName) uses \(name): \(role.noun.withArticle) can be tested and reused "
                            + "without a screen. \(remedy)", isCertain: $0)
                }
            }
        }
    }

    /// Whether it's certain that a layer shouldn't use a type; nil if it's no type of the user interface. Values, such as
    /// colours, are data.
    private func certainty(of name: String, as path: String, _ role: Role, in imports: Set<String>) -> Bool? {
        // A client that wraps a system's API uses it, that's its work.
        if !imports.isDisjoint(with: ["ComposableArchitecture", "Dependencies", "DependenciesMacros"]) { return nil }
        switch name {
        case "Screen", "Console", "Navigator", "Command": return imports.contains("ConsoleUI") ? true : nil
        case "AnyView", "View": return imports.contains("SwiftUI") && role != .service ? role != .entity : nil
        case "AppDelegate": return false
        case "UIImage": return role == .interactor && path == "UIImage.named"
        case "UIApplication": return role == .interactor || role == .entity
        case _ where name.isViewOfAFramework: return role != .service
        default: return role == .interactor && name.hasPrefix("UI") && name.contains(where: \.isLowercase) ? false : nil
        }
    }

    private func frameworkImports(in file: SourceFile) -> [Sighting] {
        let types = typesByFile[file.name] ?? []
        guard
            types.allSatisfy({ Self.below.contains(layers.roles[$0.name]) || layers.roles[$0.name] == .presentation }),
            let first = types.first(where: { Self.below.contains(layers.roles[$0.name]) }),
            let role = layers.roles[first.name]
        else { return [] }
        let frameworks: Set = ["UIKit", "AppKit", "Cocoa", "SwiftUI", "ConsoleUI"]
        return file.imports.filter { frameworks.contains($0.module) && $0.symbol == nil }.map { module, _, line in
            let isUnused = module != "SwiftUI" && !file.words.contains(where: \.mayNeedUI)
            let remedy =
                imports[file.name]?.contains("Foundation") == true ? "remove the import" : "import Foundation instead"
            let reason =
                isUnused
                ? " and uses nothing of it: \(remedy)."
                : ": \(role.noun.withArticle) is easier to test and to reuse without it."
            return Sighting(
                place: .init(file: file.name, line: line), sentence: "\(first.lastName) imports \(module)\(reason)",
                isCertain: isUnused)
        }
    }
}

extension SourceFile.Word {
    /// Whether it may be declared in, or extended by, what comes with UIKit or AppKit.
    fileprivate var mayNeedUI: Bool {
        guard isCode else { return text == "#" }
        if Self.others.contains(text) { return true }
        return ["UI", "NS", "CG", "CA"].contains(where: text.hasPrefix) && text.dropFirst(2).first?.isUppercase == true
            && text != text.uppercased() && text != "UIKit" && !Self.foundation.contains(text)
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
