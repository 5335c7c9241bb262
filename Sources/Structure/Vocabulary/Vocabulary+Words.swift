extension Vocabulary {
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
