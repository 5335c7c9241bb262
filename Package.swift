// swift-tools-version: 6.2
import PackageDescription

/// The strictest language settings. Warnings are errors only on request, because a newer compiler may add warnings.
let upcoming = [
    "ExistentialAny", "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]
let strict: [SwiftSetting] =
    upcoming.map { .enableUpcomingFeature($0) }
    + (Context.environment["TOP_MOVIES_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// In the libraries, imports are internal by default. In the apps, as in the articles, they're public, Swift's default.
let library = strict + [.enableUpcomingFeature("InternalImportsByDefault")]

/// Code with a user interface is on the main actor by default, as UIKit's code is.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Returns the target of a module whose sources are in a folder of `Sources`.
func module(_ name: String, in folder: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(folder)")
}

/// Returns the target of a program with sources in `folder` or, by default, in the program's folder of `Programs`.
func program(_ name: String, in folder: String? = nil, _ dependencies: Target.Dependency...) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Sources/\(folder ?? "Programs/\(name)")")
}

/// The folder, target and program of each of the app's versions: the four steps, and 1b. No version depends on another.
let steps = [
    ("1-MVVM", "Step1MVVM", "step1-mvvm"), ("1b-MVVM", "Step1bMVVM", "step1b-mvvm"),
    ("2-Presenter", "Step2Presenter", "step2-presenter"), ("3-Router", "Step3Router", "step3-router"),
    ("4-Interactor", "Step4Interactor", "step4-interactor"),
]
/// Returns the parts of `Sources/TopMovies` that belong to a step. Steps 1 and 4 also have views for Apple's systems.
func parts(of folder: String) -> [String] {
    let views = ["1-MVVM", "4-Interactor"].contains(folder) ? ["UIKit/\(folder)", "SwiftUI/\(folder)"] : []
    return [folder, "Traces/\(folder).swift"] + views
}
let stepTargets: [Target] = steps.flatMap { folder, step, name in
    [
        .target(
            name: step, dependencies: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"], path: "Sources/TopMovies",
            exclude: ["0-MVC", "App", "Observation"] + steps.filter { $0.1 != step }.flatMap { parts(of: $0.0) }),
        program(name, "TopMoviesProgram", .target(name: step)),
    ]
}
/// The app in MVC, before step 1: a program, not a library, because nothing in it works without its screens.
let chapter0 = program("Step0MVC", in: "TopMovies/0-MVC", "ConsoleUI", "MovieCatalog", "TopMoviesProgram")

let laws: [Target.Dependency] = ["Conformance", "ContactsConformance"]
let plain = ["AllocationCount", "Binding", "ConsoleUI", "Fetching", "Platform"]
let libraries: [Target] =
    plain.map { .target(name: $0) } + [
        module("MovieCatalog", in: "MovieCatalog", "Fetching"),
        module("Conformance", in: "Conformance", "Binding", "ConsoleUI", "Fetching", "MovieCatalog"),
        module("ConsoleProgram", in: "Programs/ConsoleProgram", "ConsoleUI", "Fetching"),
        module("TopMoviesProgram", in: "Programs/TopMoviesProgram", "ConsoleProgram", "ConsoleUI", "MovieCatalog"),
        module("Step4Observation", in: "TopMovies/Observation", "ConsoleUI", "Fetching", "MovieCatalog"),
        program(
            "bench", "AllocationCount", "Binding", "ConsoleUI", "MovieCatalog", "Step1MVVM", "Step2Presenter",
            "Step3Router", "Step4Interactor"),
        .target(
            name: "KataKit", dependencies: ["ConsoleUI", "Platform"] + laws, path: "Sources/Kata",
            resources: [.copy("Texts")]),
        program("kata", "KataKit"),
        program("top-movies-app", in: "TopMovies/App", "MovieCatalog", "Step1MVVM", "Step4Interactor"),
    ]

/// The practice apps, from the other articles. Contacts has two versions: MVVM and VIPER.
let practice: [Target] = [
    module("ContactBook", in: "Practice/Contacts/Book", "Fetching", "Platform"),
    module("ContactsConformance", in: "Practice/Contacts/Laws", "Binding", "Conformance", "ConsoleUI", "ContactBook"),
    .target(
        name: "ContactsMVVM", dependencies: ["Binding", "ConsoleUI", "ContactBook"], path: "Sources/Practice/Contacts",
        exclude: ["Book", "Laws", "VIPER", "Traces/VIPER.swift"]),
    .target(
        name: "ContactsVIPER", dependencies: ["Binding", "ConsoleUI", "ContactBook"], path: "Sources/Practice/Contacts",
        exclude: ["Book", "Laws", "MVVM", "Traces/MVVM.swift"]),
    module("Login", in: "Practice/Login", "Binding", "ConsoleUI"),
    module("ArticleCatalog", in: "Practice/Articles/Catalog", "Fetching"),
    module("Articles", in: "Practice/Articles/VIPER", "ArticleCatalog", "Binding", "ConsoleUI", "Fetching"),
    module("ContactsProgram", in: "Programs/ContactsProgram", "ConsoleProgram", "ConsoleUI", "ContactBook"),
    program("contacts-mvvm", "ContactsMVVM", "ContactsProgram"),
    program("contacts-viper", "ContactsProgram", "ContactsVIPER"),
    program("login-viper", "ConsoleProgram", "ConsoleUI", "Login"),
    program("articles-viper", "ArticleCatalog", "Articles", "ConsoleProgram", "ConsoleUI", "Fetching"),
]

let tests: [Target] = [
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
        name: "LibraryTests", dependencies: ["AllocationCount", "Binding", "Fetching", "MovieCatalog", "TestSupport"]),
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
            "ContactsMVVM", "ContactsVIPER", "Fetching", "Login", "TestSupport",
        ]),
    .testTarget(name: "KataTests", dependencies: ["ConsoleUI", "KataKit", "TestSupport"] + laws),
    .testTarget(
        name: "ProgramTests",
        dependencies: ["ConsoleProgram", "ConsoleUI", "Step4Interactor", "TestSupport", "TopMoviesProgram", "bench"]
            + (practice + stepTargets + [chapter0]).filter { $0.type == .executable }.map { .target(name: $0.name) },
        exclude: ["Goldens"]),
]

let package = Package(
    // For older systems, Swift before 6.4 can't optimise the package (swiftlang/swift#89896).
    name: "TopMovies", platforms: [.macOS("15.4"), .iOS("18.4")],
    products: [
        "Binding", "Fetching", "MovieCatalog", "ContactBook", "ConsoleUI", "Conformance", "ContactsConformance",
        "ConsoleProgram", "TopMoviesProgram", "ContactsProgram", "Step1MVVM", "Step2Presenter", "Step3Router",
        "Step4Interactor",
    ].map { .library(name: $0, targets: [$0]) } + [.executable(name: "step0-mvc", targets: ["Step0MVC"])],
    targets: libraries + [chapter0] + stepTargets + practice + tests,
    swiftLanguageModes: [.v6]
)

/// The modules whose imports are public by default, and those whose code is nonisolated by default.
let apps = steps.map(\.1) + ["Step0MVC", "Step4Observation", "Articles", "ContactsMVVM", "ContactsVIPER", "Login"]
let noUI = [
    "ArticleCatalog", "Binding", "ContactBook", "Fetching", "KataKit", "KataTests", "LibraryTests", "MovieCatalog",
    "Platform", "ProgramTests", "TestSupport",
]
for target in package.targets where target.name != "AllocationCount" {
    let language = apps.contains(target.name) ? strict : library
    target.swiftSettings = language + (noUI.contains(target.name) ? [] : mainActor)
}
