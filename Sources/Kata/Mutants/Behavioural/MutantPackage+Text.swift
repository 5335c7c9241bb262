import Foundation

extension MutantPackage {
    var manifest: String {
        let targets = copies.map { "        mutant(\"\($0.module)\")," }
        let names = copies.map { "\"\($0.module)\"" }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let settings: [SwiftSetting] = [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .defaultIsolation(MainActor.self),
            ]

            func library(_ name: String) -> Target.Dependency {
                .product(name: name, package: "TopMovies")
            }

            func mutant(_ name: String) -> Target {
                .target(
                    name: name, dependencies: [library("Binding"), library("MovieCatalog"), library("ConsoleUI")],
                    swiftSettings: settings)
            }

            let package = Package(
                name: "Mutants",
                platforms: [.macOS(.v15)],
                dependencies: [.package(name: "TopMovies", path: "\(root.path(percentEncoded: false))")],
                targets: [
            \(targets.joined(separator: "\n"))
                    .executableTarget(
                        name: "judge",
                        dependencies: [
                            library("Binding"), library("MovieCatalog"), library("ConsoleUI"), library("Conformance"),
                            \(names.joined(separator: ", ")),
                        ],
                        swiftSettings: settings),
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    var main: String {
        let imports = copies.map { "import \($0.module)" }
        let cases = copies.map { copy in
            "    case \"\(copy.module)\": (\(copy.module).MovieListModule.self, \(copy.module)Layers.self)"
        }
        return """
            import Conformance
            import ConsoleUI
            \(imports.joined(separator: "\n"))

            // Prints the name of each law that the mutant breaks.
            let subject: (any TopMoviesStep.Type, any StepLayers.Type) = switch CommandLine.arguments[1] {
            \(cases.joined(separator: "\n"))
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
    }
}
