// swift-tools-version: 6.2
import PackageDescription

/// The language at its strictest. Warnings are errors on request only: a newer compiler may have warnings of its own.
let upcoming = [
    "ExistentialAny", "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]
let strict: [SwiftSetting] =
    upcoming.map { .enableUpcomingFeature($0) }
    + (Context.environment["TOP_MOVIES_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// An import is a library's own business unless it says otherwise; the apps import plainly, as the articles do.
let library = strict + [.enableUpcomingFeature("InternalImportsByDefault")]

/// What has a user interface lives on the main actor, as UIKit does.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// A program is a folder of `Sources/Programs`.
func program(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Sources/Programs/\(name)")
}

/// The app, four times: its folder, its target, its program. A step never depends on another.
let steps = [
    ("1-MVVM", "Step1MVVM", "step1-mvvm"), ("2-Presenter", "Step2Presenter", "step2-presenter"),
    ("3-Router", "Step3Router", "step3-router"), ("4-Interactor", "Step4Interactor", "step4-interactor"),
]
/// What a step takes of `Sources/TopMovies`. The first and the last have views for Apple's systems, too.
func parts(of folder: String) -> [String] {
    let views = ["1-MVVM", "4-Interactor"].contains(folder) ? ["UIKit/\(folder)", "SwiftUI/\(folder)"] : []
    return [folder, "Traces/\(folder).swift"] + views
}
let stepTargets: [Target] = steps.flatMap { folder, step, name in
    [
        .target(
            name: step, dependencies: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"], path: "Sources/TopMovies",
            exclude: ["0-MVC", "Observation"] + steps.filter { $0.1 != step }.flatMap { parts(of: $0.0) }),
        program(name, "TopMoviesProgram", .target(name: step)),
    ]
}
/// Where the steps start from: a program and no library, for nothing in it works without its screens.
let chapter0 = Target.executableTarget(
    name: "Step0MVC", dependencies: ["ConsoleUI", "MovieCatalog", "TopMoviesProgram"], path: "Sources/TopMovies/0-MVC")

let plain = ["AllocationCount", "Binding", "ConsoleUI", "Fetching", "Platform", "Structure"]
let libraries: [Target] =
    plain.map { .target(name: $0) } + [
        .target(name: "MovieCatalog", dependencies: ["Fetching"]),
        .target(name: "Conformance", dependencies: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"]),
        .target(
            name: "ConsoleProgram", dependencies: ["Binding", "ConsoleUI", "Fetching"],
            path: "Sources/Programs/ConsoleProgram"),
        .target(
            name: "TopMoviesProgram", dependencies: ["ConsoleProgram", "ConsoleUI", "MovieCatalog"],
            path: "Sources/Programs/TopMoviesProgram"),
        .target(
            name: "Step4Observation", dependencies: ["ConsoleUI", "Fetching", "MovieCatalog"],
            path: "Sources/TopMovies/Observation"),
        program("binding-benchmark", "AllocationCount", "Binding"),
        program(
            "bench", "ConsoleUI", "MovieCatalog", "Step1MVVM", "Step2Presenter", "Step3Router", "Step4Interactor"),
        .executableTarget(
            name: "kata", dependencies: ["Conformance", "ContactsConformance", "ConsoleUI", "Platform", "Structure"],
            path: "Sources/Kata", resources: [.copy("Texts")]),
    ]

/// The apps of the other articles. Contacts stands twice.
let practice: [Target] = [
    .target(name: "ContactBook", dependencies: ["Fetching", "Platform"], path: "Sources/Practice/Contacts/Book"),
    .target(
        name: "ContactsConformance", dependencies: ["Conformance", "ConsoleUI", "ContactBook"],
        path: "Sources/Practice/Contacts/Laws"),
    .target(
        name: "ContactsMVVM", dependencies: ["Binding", "ConsoleUI", "ContactBook"], path: "Sources/Practice/Contacts",
        exclude: ["Book", "Laws", "VIPER", "Traces/VIPER.swift"]),
    .target(
        name: "ContactsVIPER", dependencies: ["Binding", "ConsoleUI", "ContactBook"], path: "Sources/Practice/Contacts",
        exclude: ["Book", "Laws", "MVVM", "Traces/MVVM.swift"]),
    .target(
        name: "Login", dependencies: ["Binding", "ConsoleUI"], path: "Sources/Practice/Login"),
    .target(name: "ArticleCatalog", dependencies: ["Fetching"], path: "Sources/Practice/Articles/Catalog"),
    .target(
        name: "Articles", dependencies: ["ArticleCatalog", "Binding", "ConsoleUI", "Fetching"],
        path: "Sources/Practice/Articles/VIPER"),
    .target(
        name: "ContactsProgram", dependencies: ["ConsoleProgram", "ConsoleUI", "ContactBook"],
        path: "Sources/Programs/ContactsProgram"),
    program("contacts-mvvm", "ContactsMVVM", "ContactsProgram"),
    program("contacts-viper", "ContactsProgram", "ContactsVIPER"),
    program("login-viper", "ConsoleProgram", "ConsoleUI", "Login"),
    program("articles-viper", "ArticleCatalog", "Articles", "ConsoleProgram", "ConsoleUI", "Fetching"),
]

let tests: [Target] = [
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "BindingTests", dependencies: ["AllocationCount", "Binding", "TestSupport"]),
    .testTarget(name: "CatalogTests", dependencies: ["Fetching", "MovieCatalog", "TestSupport"]),
    .testTarget(
        name: "ConsoleTests",
        dependencies: ["ConsoleProgram", "ConsoleUI", "Fetching", "TestSupport", "TopMoviesProgram"]),
    .testTarget(
        name: "TopMoviesTests",
        dependencies: [
            "AllocationCount", "Binding", "Conformance", "ConsoleUI", "Fetching", "MovieCatalog", "Step0MVC",
            "Step4Observation", "TestSupport",
        ] + steps.map { .target(name: $0.1) }),
    .testTarget(
        name: "PracticeTests",
        dependencies: [
            "ArticleCatalog", "Articles", "Binding", "Conformance", "ConsoleUI", "ContactBook", "ContactsConformance",
            "ContactsMVVM", "ContactsVIPER", "Fetching", "Login", "Structure", "TestSupport",
        ]),
    .testTarget(name: "StructureTests", dependencies: ["Structure", "TestSupport", "kata"]),
    .testTarget(
        name: "KataTests",
        dependencies: ["Conformance", "ConsoleUI", "ContactsConformance", "Structure", "TestSupport", "kata"]),
    .testTarget(
        name: "ProgramTests",
        dependencies: ["ConsoleProgram", "ConsoleUI", "Step4Interactor", "TestSupport", "TopMoviesProgram"]
            + (practice + stepTargets + [chapter0]).filter { $0.type == .executable }.map { .target(name: $0.name) },
        exclude: ["Goldens"]),
]

let package = Package(
    // The first with `Mutex`.
    name: "TopMovies", platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        "Binding", "Fetching", "MovieCatalog", "ContactBook", "ConsoleUI", "Conformance", "ContactsConformance",
        "ConsoleProgram", "TopMoviesProgram", "ContactsProgram", "Step1MVVM", "Step2Presenter", "Step3Router",
        "Step4Interactor",
    ].map { .library(name: $0, targets: [$0]) } + [.executable(name: "step0-mvc", targets: ["Step0MVC"])],
    targets: libraries + [chapter0] + stepTargets + practice + tests,
    swiftLanguageModes: [.v6]
)

/// The modules that import plainly, and those that belong to no actor.
let apps = steps.map(\.1) + ["Step0MVC", "Step4Observation", "Articles", "ContactsMVVM", "ContactsVIPER", "Login"]
let noUI = [
    "ArticleCatalog", "Binding", "BindingTests", "CatalogTests", "ContactBook", "Fetching", "KataTests", "MovieCatalog",
    "Platform", "ProgramTests", "Structure", "StructureTests", "TestSupport", "binding-benchmark", "kata",
]
for target in package.targets where target.name != "AllocationCount" {
    let language = apps.contains(target.name) ? strict : library
    target.swiftSettings = language + (noUI.contains(target.name) ? [] : mainActor)
}
