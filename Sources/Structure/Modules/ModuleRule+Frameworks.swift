extension ModuleRule {
    /// The rules about where UIKit, AppKit and SwiftUI, and text for the user, belong.
    static let frameworks = [
        ModuleRule(
            "no-views-below", "Views and view controllers of UIKit, AppKit and SwiftUI stay out of the layers below."
        ) {
            facts in
            facts.each(.presenter, .viewModel, .interactor, .service, .entity) { facts.frameworkTypes(in: $0) }
        },
        ModuleRule("no-framework-import", "The layers below the view import no UI framework.") { facts in
            facts.imports
        },
        ModuleRule("view-does-not-format", "Where a presenter formats, no view does.") { facts in
            facts.each(.view) { view in
                let around = facts.roles(around: view.name)
                guard around.contains(.presenter) || around.contains(.viewModel) else { return [] }
                let layer = around.contains(.presenter) ? "presenter" : "view model"
                let formats = facts.types.contains { type in
                    facts.layers.role(of: type.name) == .viewModel && facts.roles(around: type.name) == around
                        && !facts.formatting(in: type).isEmpty
                }
                return facts.formatting(in: view).map { index, member in
                    ModuleSighting(
                        file: member.file.name, line: member.file.words[index].line,
                        sentence: "\(view.lastName) formats a number or a date: let the \(layer) hand it text.",
                        isCertain: around.contains(.presenter) || formats)
                }
            }
        },
        ModuleRule("business-does-not-format", "An interactor returns data; the presenter formats it.") { facts in
            facts.each(.interactor) { facts.displayText(in: $0) }
        },
    ]
}

extension ModuleFacts {
    fileprivate func frameworkTypes(in type: Outline.TypeOutline) -> [ModuleSighting] {
        guard let role = layers.role(of: type.name) else { return [] }
        var lines: Set<Int> = []
        return type.members.flatMap { member -> [ModuleSighting] in
            let words = member.file.words
            let declared = (member.type + member.parameters.flatMap(\.type)).map { ($0, member.line, "") }
            let used = member.code.map { index in
                (words[index].text, words[index].line, words[index + 2 < words.count ? index + 2 : index].text)
            }
            // A library's closure that creates the type is read twice: once as the value, once as the call.
            return (declared + used).compactMap { name, line, next in
                guard layers.outline.types[name] == nil || name == "AppDelegate",
                    let isSure = certainty(of: name, next: next, in: type, role), lines.insert(line).inserted
                else { return nil }
                return ModuleSighting(
                    file: member.file.name, line: line,
                    sentence:
                        "\(type.lastName) uses \(name): \(role.withArticle) can be tested and reused without a screen. "
                        + (role == .presenter || role == .viewModel
                            ? "Leave that to the view or the router."
                            : "Pass in the value that it needs, and show the rest above."),
                    isCertain: isSure)
            }
        }
    }

    /// Whether a name belongs to the user interface, and whether it's certain that this layer shouldn't use it.
    private func certainty(of name: String, next: String, in type: Outline.TypeOutline, _ role: ModuleRole) -> Bool? {
        if Self.console.contains(name) { return type.file.imports.contains { $0.module == "ConsoleUI" } ? true : nil }
        if name == "AnyView" || name == "View" {
            // 'some View' in a layer that isn't one; a type that is called View is another matter.
            let isShown = type.file.imports.contains { $0.module == "SwiftUI" } && role != .service
            return isShown && (name == "AnyView" || layers.outline.types[name] == nil && role != .presenter)
                ? true : nil
        }
        guard name.hasPrefix("UI") || name.hasPrefix("NS") || name == "AppDelegate" else { return nil }
        var isData: Bool { role == .interactor || role == .entity || role == .service && isStorage(type.name) }
        if name.isViewOfAFramework { return role != .service || isData }
        if name == "AppDelegate" { return role != .service || isData }
        if name == "UIApplication" { return role == .interactor || role == .entity || isData && next == "shared" }
        guard name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true, name.contains(where: \.isLowercase)
        else { return nil }
        let isStyle = !Set(RoleName.parts(of: type.lastName)).isDisjoint(with: [
            "Theme", "Style", "Color", "Image", "Font",
        ])
        return role == .interactor || role == .entity && !isStyle
    }

    /// The types of the kata's own platform.
    fileprivate static let console: Set = ["Screen", "Console", "Navigator", "Command"]

    fileprivate var imports: [ModuleSighting] {
        let below: Set<ModuleRole> = [.presenter, .viewModel, .interactor, .entity, .service]
        let byFile = Dictionary(grouping: layers.outline.types.values) { $0.file.name }
        return layers.outline.files.flatMap { file -> [ModuleSighting] in
            let types = (byFile[file.name] ?? []).filter { $0.kind != .protocol }.sorted { $0.line < $1.line }
            let isBelow = types.allSatisfy { type in
                layers.role(of: type.name).map { below.contains($0) || $0 == .presentation } ?? false
            }
            guard isBelow,
                let (first, role) = types.lazy.compactMap({ type in
                    layers.role(of: type.name).flatMap { below.contains($0) ? (type, $0) : nil }
                }).first
            else { return [] }
            return file.imports.filter {
                ["UIKit", "AppKit", "Cocoa", "SwiftUI", "ConsoleUI"].contains($0.module) && $0.symbol == nil
            }.map {
                let isUnused = $0.module != "SwiftUI" && !file.words.contains(where: \.mayNeedUI)
                let reason =
                    isUnused
                    ? "and uses nothing of it: remove the import"
                    : "\(role.withArticle) is easier to test and to reuse without it"
                return ModuleSighting(
                    file: file.name, line: $0.line,
                    sentence: "\(first.lastName) imports \($0.module)\(isUnused ? " " : ": ")\(reason).",
                    isCertain: isUnused)
            }
        }
    }

    private static let displayWords: Set = [
        "NSAttributedString", "AttributedString", "dateStyle", "timeStyle", "numberStyle", "RelativeDateTimeFormatter",
        "MeasurementFormatter", "ByteCountFormatter", "NumberFormatter",
    ]

    /// Whether a number becomes text here: 'String(format: "%.1f"' or '.formatted('.
    private static func isDisplayed(_ words: [SourceFile.Word], _ index: Int) -> Bool {
        guard index + 4 < words.count, words[index + 1].text == "(" else { return false }
        if words[index].text == "formatted" { return words[index - 1].text == "." }
        return words[index].text == "String" && words[index + 2].text == "format"
            && words[index + 4].text.contains("%.")
    }

    fileprivate func displayText(in type: Outline.TypeOutline) -> [ModuleSighting] {
        return type.members.flatMap { member in
            let words = member.file.words
            return member.code.filter {
                Self.isDisplayed(words, $0) || Self.displayWords.contains(words[$0].text)
                    || words[$0].text == "NSLocalizedString"
            }.map {
                ModuleSighting(
                    file: member.file.name, line: words[$0].line,
                    sentence:
                        "\(type.lastName) formats text for the screen (\(words[$0].text)): return the value, and let"
                        + " the presenter format it.", isCertain: words[$0].text != "NSLocalizedString")
            }
        }
    }
}

extension SourceFile.Word {
    /// Whether it may be declared in, or extended by, what comes with UIKit or AppKit.
    fileprivate var mayNeedUI: Bool {
        guard isCode else { return text == "#" }
        if Self.others.contains(text) || ModuleFacts.console.contains(text) { return true }
        let isPrefixed = ["UI", "NS", "CG", "CA"].contains { text.hasPrefix($0) } && text.count > 3
        return isPrefixed && text.dropFirst(2).first?.isUppercase == true && text != text.uppercased()
            && text != "UIKit" && !Self.foundation.contains(text)
    }

    private static let others: Set = [
        "IndexPath", "NSItemProvider", "NSCoder", "NSStringFromCGRect", "NSValue", "Notification",
    ]
    private static let foundation: Set = [
        "NSObject", "NSError", "NSString", "NSNumber", "NSRegularExpression", "NSPredicate", "NSSortDescriptor",
        "NSRange",
        "NSDate", "NSURL", "NSDictionary", "NSArray", "NSSet", "NSData", "NSLock", "NSCache", "NSLocalizedString",
        "NSManagedObject", "NSManagedObjectContext", "NSFetchRequest", "NSPersistentContainer", "NSEntityDescription",
        "NSObjectProtocol", "NSDateFormatter", "NSNumberFormatter", "NSTimer", "NSCalendar", "NSDecimalNumber",
    ]
}
