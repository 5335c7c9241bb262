// swift-tools-version: 6.2
import PackageDescription

/// The language at its strictest.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

/// The same for all that has a user interface, which lives on the main actor, as UIKit does.
let strictUI = strict + [.defaultIsolation(MainActor.self)]

/// The app, four times: its folder, its target, its program. A step never depends on another.
let steps = [
    ("1-MVVM", "Step1MVVM", "step1-mvvm"),
    ("2-Presenter", "Step2Presenter", "step2-presenter"),
    ("3-Router", "Step3Router", "step3-router"),
    ("4-Interactor", "Step4Interactor", "step4-interactor"),
]

let stepTargets: [Target] = steps.flatMap { folder, step, program in
    [
        .target(
            name: step,
            dependencies: ["Binding", "MovieCatalog", "ConsoleUI"],
            path: "Sources/TopMovies/\(folder)",
            swiftSettings: strictUI),
        .executableTarget(
            name: program,
            dependencies: ["Binding", "MovieCatalog", "ConsoleUI", "TopMoviesProgram", .target(name: step)],
            path: "Sources/Programs/\(program)",
            swiftSettings: strictUI),
    ]
}

let libraries: [Target] = [
    .target(name: "Binding", swiftSettings: strict),
    .target(name: "MovieCatalog", swiftSettings: strict),
    .target(name: "ConsoleUI", swiftSettings: strictUI),
    .target(name: "Conformance", dependencies: ["MovieCatalog", "ConsoleUI"], swiftSettings: strictUI),
    .target(
        name: "TopMoviesProgram",
        dependencies: ["MovieCatalog", "ConsoleUI"],
        path: "Sources/Programs/TopMoviesProgram",
        swiftSettings: strictUI),
    .target(name: "Structure", swiftSettings: strict),
    .target(name: "KataRoute", path: "Sources/Kata/Route", swiftSettings: strict),
    .target(
        name: "KataMutants",
        dependencies: ["Conformance", "KataRoute", "Structure"],
        path: "Sources/Kata/Mutants",
        swiftSettings: strict),
    .target(
        name: "KataExercises",
        dependencies: ["KataRoute", "Structure"],
        path: "Sources/Kata/Exercises",
        swiftSettings: strict),
    .target(
        name: "KataRunner",
        dependencies: ["KataExercises", "KataRoute", "Structure"],
        path: "Sources/Kata/Runner",
        swiftSettings: strict),
    .target(name: "KataSteps", dependencies: ["KataRoute"], path: "Sources/Kata/Steps", swiftSettings: strict),
    .executableTarget(
        name: "kata",
        dependencies: ["KataMutants", "KataRoute", "KataRunner", "KataSteps"],
        path: "Sources/Kata",
        exclude: ["Exercises", "Mutants", "Route", "Runner", "Steps"],
        swiftSettings: strict),
    .target(name: "AllocationCount"),
    .executableTarget(
        name: "binding-benchmark",
        dependencies: ["Binding", "AllocationCount"],
        path: "Sources/Programs/binding-benchmark",
        swiftSettings: strict),
]

let tests: [Target] = [
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    .testTarget(name: "BindingTests", dependencies: ["Binding", "AllocationCount"], swiftSettings: strict),
    .testTarget(name: "MovieCatalogTests", dependencies: ["MovieCatalog", "LoopbackServer"], swiftSettings: strict),
    .testTarget(name: "ConsoleUITests", dependencies: ["ConsoleUI"], swiftSettings: strictUI),
    .testTarget(
        name: "StructureTests",
        dependencies: ["KataMutants", "Structure"],
        exclude: ["Fixtures"],
        swiftSettings: strict),
    .testTarget(
        name: "KataTests", dependencies: ["KataExercises", "KataRoute", "KataRunner", "KataSteps", "Structure"],
        swiftSettings: strict
    ),
    .testTarget(
        name: "TopMoviesTests",
        dependencies: ["Conformance", "Binding", "ConsoleUI", "MovieCatalog"] + steps.map { .target(name: $0.1) },
        swiftSettings: strictUI),
    .testTarget(
        name: "ProgramTests",
        dependencies: ["ConsoleUI", "LoopbackServer", "TopMoviesProgram", "Step4Interactor"]
            + steps.map { .target(name: $0.2) },
        exclude: ["Goldens"],
        swiftSettings: strict),
]

let package = Package(
    name: "TopMovies",
    platforms: [.macOS(.v15)],
    products: ["Binding", "MovieCatalog", "ConsoleUI", "Conformance", "TopMoviesProgram"].map {
        .library(name: $0, targets: [$0])
    },
    targets: libraries + stepTargets + tests,
    swiftLanguageModes: [.v6]
)
