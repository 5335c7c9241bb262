extension Rule {
    /// What a view leaves to whoever is below it.
    static func views(of vocabulary: Vocabulary) -> [Rule] {
        let presentationSteps = vocabulary.presentationsSince...StructureStep.interactor
        return [
            Rule(
                "one-presentation", "One place puts \(vocabulary.noun.withArticle)'s facts into words, for all views.",
                steps: presentationSteps
            ) { folder in
                vocabulary.presentations.flatMap { presentation in
                    folder.presentationPlaces(of: presentation).dropFirst().map {
                        $0.says(
                            "makes \(presentation.name.withArticle) a second time: let one place do it, and call that")
                    }
                }
                    + folder.formattingBelow.map {
                        $0.says(
                            "formats by \($0.text): leave the words to the one place that makes "
                                + vocabulary.presentation.withArticle)
                    }
            },
            Rule(
                "view-formats-nothing", "A view shows \(vocabulary.presentation.withArticle) as it is.",
                steps: presentationSteps
            ) { folder in
                let from = vocabulary.from(vocabulary.presentationsSince)
                return folder.words(of: [.view]).filter(\.isFormatting)
                    .map { $0.says("formats by \($0.text): \(from) that is the presentation's") }
                    + vocabulary.entities.flatMap { entity in
                        folder.factsInViews(of: entity).map {
                            $0.says(
                                "reads the \($0.text) of \(entity.name.withArticle): \(from) a view shows "
                                    + vocabulary.presentation.withArticle)
                        }
                    }
            },
            Rule(
                "view-knows-no-entity", "A view knows presentations, and no entity.",
                steps: vocabulary.viewsKnowNoEntitySince ... .interactor
            ) { folder in
                let from = vocabulary.from(vocabulary.viewsKnowNoEntitySince)
                let below = vocabulary.viewsKnowNoEntitySince < .presenter ? "view model or presenter" : "presenter"
                return vocabulary.entities.flatMap { entity in
                    folder.imports(of: entity.module, inFilesOf: [.view])
                        .filter { !$0.imports(otherThan: entity.name) }
                        .map { $0.says("imports \(entity.module): \(from) a view knows presentations only") }
                        + folder.words(of: [.view]).filter { $0.text == entity.name }.map {
                            $0.says("knows \($0.text): \(from) it tells the \(below) a row, and shows presentations")
                        }
                }
            },
        ]
    }
}

extension SourceFolder {
    /// The formatting in a business layer that leaves it to others.
    fileprivate var formattingBelow: [Spot] { viewModelPresents ? [] : words(of: [.business]).filter(\.isFormatting) }
}

extension Spot {
    /// Whether it is a scoped import, such as `import struct Module.Name`, of another name.
    fileprivate func imports(otherThan name: String) -> Bool {
        (next.map { SourceFile.importKinds.contains($0.text) } ?? false) && after(3)?.is(".") ?? false
            && !(after(4)?.is(name) ?? true)
    }

    fileprivate var isFormatting: Bool {
        text == "formatted" && isCall && previous?.is(".") ?? false
            || text == "String" && isCall && after(2)?.is("format") ?? false
            || text.hasSuffix("Formatter") || text.hasSuffix("FormatStyle")
    }
}
