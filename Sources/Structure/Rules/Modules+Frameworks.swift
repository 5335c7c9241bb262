/// Where the layers below the view depend on the user interface's frameworks, in the modules of any app.
extension Modules {
    var platform: [Sighting] { types.flatMap(frameworkTypes) + frameworkImports }

    private static let below: Set<Role> = [.presenter, .viewModel, .interactor, .service, .entity]

    private func frameworkTypes(in type: TypeFact) -> [Sighting] {
        guard let role = layers.roles[type.name], Self.below.contains(role), !wraps(type.place.file) else { return [] }
        let remedy =
            role == .presenter || role == .viewModel
            ? "Leave that to the view or the router." : "Pass in the value that it needs, and show the rest above."
        return layers.members(of: type.name).filter { !wraps($0.place.file) }.flatMap { member in
            let declared = member.typeNames.sorted().map { ($0, $0, member.place.line) }
            let used = member.uses.filter { $0.owner.isEmpty && $0.deed == nil }.map { ($0.name, $0.type, $0.line) }
            return (declared + used).compactMap { name, path, line -> Sighting? in
                guard name.isOfAFramework, layers.declarations[name] == nil || name == "AppDelegate",
                    let isCertain = certainty(of: name, as: path, in: type, role)
                else { return nil }
                return Sighting(
                    place: .init(file: member.place.file, line: line),
                    sentence:
                        "\(type.lastName) uses \(name): \(role.noun.withArticle) can be tested and reused without a "
                        + "screen. \(remedy)", isCertain: isCertain)
            }
        }
    }

    /// Whether a file makes a client of a system's API: using that is its work.
    private func wraps(_ file: String) -> Bool {
        imports[file]?.isDisjoint(with: ["ComposableArchitecture", "Dependencies", "DependenciesMacros"]) == false
    }

    /// Whether it's certain that a layer shouldn't use a type; nil if it's no type of the user interface.
    private func certainty(of name: String, as path: String, in type: TypeFact, _ role: Role) -> Bool? {
        let modules = imports[type.place.file] ?? []
        switch name {
        case "Screen", "Console", "Navigator", "Command": return modules.contains("ConsoleUI") ? true : nil
        // 'some View' in a layer that isn't one.
        case "AnyView", "View": return modules.contains("SwiftUI") && role != .service ? role != .entity : nil
        case "AppDelegate": return true
        case "UIImage": return role == .interactor && path == "UIImage.named"
        case "UIApplication": return role == .interactor || role == .entity
        case _ where name.isViewOfAFramework: return role != .service
        default: return name.hasPrefix("UI") && name.contains(where: \.isLowercase) && role == .interactor ? false : nil
        }
    }

    /// The imports of a user interface's framework in files that belong to layers below the view.
    private var frameworkImports: [Sighting] {
        let byFile = Dictionary(grouping: layers.declarations.values.filter { !$0.isProtocol }) { $0.place.file }
        return layers.facts.files.flatMap { file -> [Sighting] in
            let types = (byFile[file.name] ?? []).sorted { $0.place < $1.place }
            let roles = types.map { layers.roles[$0.name] }
            guard let first = types.first(where: { layers.roles[$0.name].map(Self.below.contains) ?? false }),
                let role = layers.roles[first.name],
                roles.allSatisfy({ $0.map { Self.below.contains($0) || $0 == .presentation } ?? false })
            else { return [] }
            return file.imports.filter {
                ["UIKit", "AppKit", "Cocoa", "SwiftUI", "ConsoleUI"].contains($0.module) && $0.symbol == nil
            }.map {
                let isUnused = $0.module != "SwiftUI" && !file.words.contains(where: \.mayNeedUI)
                let isFoundationLost = file.imports.allSatisfy { $0.module != "Foundation" }
                let reason =
                    !isUnused
                    ? ": \(role.noun.withArticle) is easier to test and to reuse without it."
                    : " and uses nothing of it: "
                        + (isFoundationLost ? "import Foundation instead." : "remove the import.")
                return Sighting(
                    place: .init(file: file.name, line: $0.line),
                    sentence: "\(first.lastName) imports \($0.module)\(reason)", isCertain: isUnused)
            }
        }
    }
}

extension SourceFile.Word {
    /// Whether it may be declared in, or extended by, what comes with UIKit or AppKit.
    fileprivate var mayNeedUI: Bool {
        guard isCode else { return text == "#" }
        if Self.others.contains(text) { return true }
        let isPrefixed = ["UI", "NS", "CG", "CA"].contains { text.hasPrefix($0) } && text.utf8.count > 3
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
