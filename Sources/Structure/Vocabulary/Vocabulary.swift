/// What an application calls things, so that the same rules hold for each.
public struct Vocabulary: Sendable {
    /// What the application is about: one of it, and how sentences speak of all of it.
    let (noun, all): (String, String)
    /// The types that the application is about, with their module's name; what is done with them is found by itself.
    let entities: Set<String>
    /// The module that they come from, empty for the application's own, and how the names of the services in it end.
    let (catalog, service): (String, String)
    /// What decides by a business rule, by its whole name: a property of an entity, or a state that only the rule leads to.
    var rules: Set<String> = []
    /// The step from which on views show formatted text, and the one from which on they see no entity.
    let (presentationsSince, viewsKnowNoEntitySince): (StructureStep, StructureStep)
    /// Whether the application is there in all four steps, and not in MVVM or VIPER only.
    let hasAllSteps: Bool

    /// How a sentence says that something holds from `step` to the last.
    func from(_ step: StructureStep) -> String {
        if hasAllSteps { return "from step \(step.rawValue) on" }
        return step == .mvvm ? "in MVVM as in VIPER" : "in VIPER"
    }

    /// How a sentence says that something holds before `step` only.
    func until(_ step: StructureStep) -> String { hasAllSteps ? "until step \(step.rawValue)" : "in MVVM" }

    /// How a sentence speaks of the last step.
    var inVIPER: String { hasAllSteps ? "in step \(StructureStep.interactor.rawValue)" : "in VIPER" }

    /// Whether a type, by its whole name, is a service.
    func isService(_ type: String) -> Bool {
        type.hasSuffix(service) && (catalog.isEmpty ? !type.contains(".") : type.hasPrefix(catalog + "."))
    }
}

extension String {
    /// The name with "a" or "an" before it.
    var withArticle: String { (first.map("AEIOaeio".contains) ?? false ? "an " : "a ") + self }
}
