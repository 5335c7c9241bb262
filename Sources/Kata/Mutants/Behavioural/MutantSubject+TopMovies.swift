import Conformance
import Foundation

extension MutantSubject {
    /// Top Movies, in four steps.
    static let topMovies = MutantSubject(
        package: "mutants",
        folders: Step.all.map { "Sources/TopMovies/\($0.folder)" },
        libraries: ["Binding", "MovieCatalog", "ConsoleUI"],
        judgeLibraries: ["Conformance"],
        renamed: { words, _, step in step == 4 ? Rename.applied(to: words) : words },
        adapters: { copy, root in
            let step = Step.all[copy.step - 1]
            let layers = root.appending(path: "Tests/TopMoviesTests/Layers/Step\(copy.step)Layers.swift")
            return [
                "\(copy.module)Layers.swift": try String(contentsOf: layers, encoding: .utf8)
                    .replacing(step.module, with: copy.module)
                    .replacing("Step\(copy.step)Layers", with: "\(copy.module)Layers"),
                "\(copy.module)Feature.swift": """
                public import Conformance
                public import MovieCatalog
                public import \(copy.module)

                extension \(copy.module).MovieListModule: TopMoviesStep {
                    public static func make(service: any MovieService, limit: Int) -> Self {
                        Self(service: service, limit: limit)
                    }
                }

                """,
            ]
        },
        judge: { imports, cases in
            """
            import Conformance
            import ConsoleUI
            \(imports)

            // Prints the name of each law that the mutant breaks.
            let subject: (any TopMoviesStep.Type, any StepLayers.Type) = switch CommandLine.arguments[1] {
            \(cases)
            default: fatalError("There is no mutant \\(CommandLine.arguments[1]).")
            }
            for format in Console.Format.allCases {
                for law in Law.all {
                    do { try await law(subject.0, format: format) } catch { print(law) }
                }
                for law in LayerLaw.all where law.applies(to: subject.1) {
                    do { try await law(subject.1, format: format) } catch { print(law) }
                }
            }

            """
        },
        tried: { "(\($0.module).MovieListModule.self, \($0.module)Layers.self)" },
        laws: [Law.all.map(\.id), LayerLaw.all.map(\.id)],
        spareLaws: [
            "loads-on-appearing": "it is where every other law starts; what breaks it breaks those, too",
            "reload": "a person's first command; its faults show in the laws on overlaps as well",
            "ranks-anew": "names the fault where a changed answer keeps old facts",
            "back": "a person's second command; its faults show in each law that goes back",
            "open-while-loading": "two layers guard it, so that it takes two faults at once to break it alone",
            "two-views": "the article's promise, one presenter for two platforms, in one sentence",
            "one-of-two-goes": "one view's end must not be the other's, whatever ties them",
            "business-waits": "names the fault that the others notice by miscounting",
            "business-says-it-once": "names the fault that the others notice in their lists of states",
        ],
        mutants: Mutant.topMovies)
}
