extension ModuleRule {
    /// The rules about which layer navigates.
    static let navigation = [
        ModuleRule("router-navigates", "Where there is a router, it alone shows other screens.") { facts in
            facts.each(.view) { view in
                let around = facts.roles(around: view.name)
                guard around.contains(.router) else { return [] }
                return facts.navigation(in: view).map { place in
                    ModuleSighting(
                        file: place.member.file.name, line: place.line,
                        sentence: "\(view.lastName) navigates (\(place.call)): let the module's router do it.",
                        isCertain: place.isCertain)
                }
            }
        },
        ModuleRule("no-navigation-below", "No presenter, view model or interactor pushes or presents a screen itself.")
        {
            facts in
            facts.each(.presenter, .viewModel, .interactor, .service, .entity) { type in
                facts.navigation(in: type).filter(\.isCertain).map { place in
                    ModuleSighting(
                        file: place.member.file.name, line: place.line,
                        sentence: "\(type.lastName) navigates (\(place.call)): let a router do it, or the view.",
                        isCertain: true)
                } + facts.createdViews(by: type)
            }
        },
    ]
}

extension ModuleFacts {
    struct Navigation {
        let call: String
        let member: Outline.Member
        let line: Int
        let isCertain: Bool
    }

    /// The places where code pushes or presents a screen.
    fileprivate func navigation(in type: Outline.TypeOutline) -> [Navigation] {
        type.members.flatMap { member -> [Navigation] in
            let words = member.file.words
            return member.code.compactMap { index in
                guard index + 2 < words.count, words[index + 1].text == "(", words[index].isCode else { return nil }
                let name = words[index].text
                func found(_ isCertain: Bool) -> Navigation {
                    Navigation(call: name, member: member, line: words[index].line, isCertain: isCertain)
                }
                switch name {
                case "pushViewController", "setViewControllers", "showDetailViewController": return found(true)
                case "performSegue": return found(true)
                case "push", "pop": return isNavigator(before: index, in: words) ? found(name == "push") : nil
                case "present", "show":
                    let label = name == "show" ? "sender" : "animated"
                    guard arguments(behind: index, in: words).contains(label) else { return nil }
                    let first = words[index + 2].text
                    let kind = foreignType(of: first, in: member) ?? first
                    if Self.ownDialogs.contains(kind) { return nil }
                    let origin = origins(of: first, in: member).compactMap { layers.role(of: $0.type) }
                    let makers: Set<ModuleRole> = [.view, .router, .root]
                    let isScreen =
                        layers.role(of: kind).map(makers.contains) ?? false
                        || kind.hasSuffix("NavigationController") || !makers.isDisjoint(with: origin)
                        || first.isScreenName || kind.isScreenName && !kind.hasFrameworkPrefix
                    return found(isScreen)
                case "dismiss", "popViewController", "popToRootViewController":
                    return arguments(behind: index, in: words).contains("animated") ? found(false) : nil
                default: return nil
                }
            }
        }
    }

    /// Whether 'navigator.', 'navigator?.' or 'Navigator().' precedes a call.
    private func isNavigator(before index: Int, in words: [SourceFile.Word]) -> Bool {
        let before = words[..<index].suffix(4).filter(\.isCode).last?.text.lowercased() ?? ""
        return words[index - 1].text == "." && before == "navigator"
    }

    private static let ownDialogs: Set = [
        "UIAlertController", "UIActivityViewController", "UIImagePickerController", "PHPickerViewController",
        "SFSafariViewController", "MFMailComposeViewController", "UIDocumentPickerViewController", "UISearchController",
    ]

    private func arguments(behind index: Int, in words: [SourceFile.Word]) -> [String] {
        var depth = 0
        return words[(index + 1)...].prefix(2_000).prefix { word in
            if word.kind == .opening { depth += 1 }
            if word.kind == .closing { depth -= 1 }
            return depth > 0
        }.map(\.text)
    }

    /// View controllers that a layer below the view creates.
    fileprivate func createdViews(by type: Outline.TypeOutline) -> [ModuleSighting] {
        guard layers.role(of: type.name) != .entity else { return [] }
        return (uses[type.name] ?? []).filter { use in
            use.deed == .creates && layers.role(of: use.type) == .view
                && layers.outline.types[use.type]?.isReference == true
        }.map { $0.says("creates \($0.type): let a router do it, or the composition root.") }
    }
}

extension String {
    /// Whether a type's name begins as those of Apple's frameworks do: `MFMailComposeViewController`.
    fileprivate var hasFrameworkPrefix: Bool { prefix(3).allSatisfy(\.isUppercase) }

    fileprivate var isScreenName: Bool {
        let name = lowercased()
        return name.hasSuffix("viewcontroller") || name.hasSuffix("vc")
    }
}
