/// What an application calls things, so that the same rules hold for each.
public struct Vocabulary: Sendable {
    /// A type that the application is about.
    struct Entity {
        let name: String
        /// What a view must not read of it.
        let facts: Set<String>
        /// Where it comes from.
        let module: String
    }

    /// A type that a view shows as it is.
    struct Presentation {
        let name: String
        /// The entity that it puts into words, or nil where it shows a state.
        let entity: String?
    }

    /// What the application is about: one of it, and how sentences speak of all of it.
    let (noun, all): (String, String)
    let entities: [Entity]
    /// The presentations. The first is the one that there must be.
    let presentations: [Presentation]
    /// How the names of the services' types end, and what a service is called for short.
    let (serviceEnding, service): (String, String)
    /// What leads from screen to screen, as a sentence says it.
    let way: String
    /// The step that brings the presentations.
    let presentationsSince: StructureStep
    /// The step that takes the entities from the views.
    let viewsKnowNoEntitySince: StructureStep
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

    /// What a view makes or shows: the first of the presentations.
    var presentation: String { presentations.first?.name ?? "Presentation" }

    /// Who puts things into words before there is a presenter.
    var formatter: String { presentationsSince == .mvvm ? "the view model does" : "the views do" }

    /// The presentation that a type of this name is, by the ending of the name that tells most.
    func presentation(named name: String) -> Presentation? {
        presentations.filter { name.hasSuffix($0.name) }.max { $0.name.count < $1.name.count }
    }
}

extension String {
    /// The name with "a" or "an" before it.
    var withArticle: String { (first.map("AEIOaeio".contains) ?? false ? "an " : "a ") + self }
}
