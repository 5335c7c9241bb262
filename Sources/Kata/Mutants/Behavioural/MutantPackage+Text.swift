import Foundation

extension MutantPackage {
    var manifest: String {
        let targets = copies.map { "        mutant(\"\($0.module)\")," }
        let names = copies.map { "\"\($0.module)\"" }.joined(separator: ", ")
        let libraries = subject.libraries.map { "library(\"\($0)\")" }.joined(separator: ", ")
        let judgeLibraries = subject.judgeLibraries.map { "library(\"\($0)\")" }.joined(separator: ", ")
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
                    name: name, dependencies: [\(libraries)],
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
                            \(libraries), \(judgeLibraries),
                            \(names),
                        ],
                        swiftSettings: settings),
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    var main: String {
        subject.judge(
            copies.map { "import \($0.module)" }.joined(separator: "\n"),
            copies.map { "case \"\($0.module)\": \(subject.tried($0))" }.joined(separator: "\n"))
    }
}
