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

/// A module in a folder of `Sources`.
func module(_ name: String, in folder: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(folder)")
}

/// A program is a folder of `Sources/Programs`, if not another of `Sources`.
func program(_ name: String, in folder: String? = nil, _ dependencies: Target.Dependency...) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Sources/\(folder ?? "Programs/\(name)")")
}

/// The app, four times, and once more where road B begins: its folder, its target, its program. None depends on another.
let steps = [
    ("1-MVVM", "Step1MVVM", "step1-mvvm"), ("1b-MVVM", "Step1bMVVM", "step1b-mvvm"),
    ("2-Presenter", "Step2Presenter", "step2-presenter"), ("3-Router", "Step3Router", "step3-router"),
    ("4-Interactor", "Step4Interactor", "step4-interactor"),
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
            exclude: ["0-MVC", "App", "Observation"] + steps.filter { $0.1 != step }.flatMap { parts(of: $0.0) }),
        program(name, "TopMoviesProgram", .target(name: step)),
    ]
}
/// Where the steps start from: a program and no library, for nothing in it works without its screens.
let chapter0 = program("Step0MVC", in: "TopMovies/0-MVC", "ConsoleUI", "MovieCatalog", "TopMoviesProgram")

let laws: [Target.Dependency] = ["Conformance", "ContactsConformance"]
let plain = ["AllocationCount", "Binding", "ConsoleUI", "Fetching", "Platform"]
let libraries: [Target] =
    plain.map { .target(name: $0) } + [
        .target(name: "Structure", resources: [.embedInCode("Facts/syntax.sh")]),
        module("MovieCatalog", in: "MovieCatalog", "Fetching"),
        module("Conformance", in: "Conformance", "Binding", "ConsoleUI", "Fetching", "MovieCatalog"),
        module("ConsoleProgram", in: "Programs/ConsoleProgram", "ConsoleUI", "Fetching"),
        module("TopMoviesProgram", in: "Programs/TopMoviesProgram", "ConsoleProgram", "ConsoleUI", "MovieCatalog"),
        module("Step4Observation", in: "TopMovies/Observation", "ConsoleUI", "Fetching", "MovieCatalog"),
        program(
            "bench", "AllocationCount", "Binding", "ConsoleUI", "MovieCatalog", "Step1MVVM", "Step2Presenter",
            "Step3Router", "Step4Interactor"),
        .target(
            name: "KataKit", dependencies: ["ConsoleUI", "Platform", "Structure"] + laws, path: "Sources/Kata",
            resources: [.copy("Texts")]),
        program("kata", "KataKit"),
        program("top-movies-app", in: "TopMovies/App", "MovieCatalog", "Step1MVVM", "Step4Interactor"),
    ]

/// The apps of the other articles. Contacts stands twice.
let practice: [Target] = [
    module("ContactBook", in: "Practice/Contacts/Book", "Fetching", "Platform"),
    module("ContactsConformance", in: "Practice/Contacts/Laws", "Conformance", "ConsoleUI", "ContactBook"),
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
            "ContactsMVVM", "ContactsVIPER", "Fetching", "Login", "Structure", "TestSupport",
        ]),
    .testTarget(name: "StructureTests", dependencies: ["ArticleCatalog", "KataKit", "Structure", "TestSupport"]),
    .testTarget(name: "KataTests", dependencies: ["ConsoleUI", "KataKit", "Structure", "TestSupport"] + laws),
    .testTarget(
        name: "ProgramTests",
        dependencies: ["ConsoleProgram", "ConsoleUI", "Step4Interactor", "TestSupport", "TopMoviesProgram", "bench"]
            + (practice + stepTargets + [chapter0]).filter { $0.type == .executable }.map { .target(name: $0.name) },
        exclude: ["Goldens"]),
]

let package = Package(
    // The first with `Mutex`.
    name: "TopMovies", platforms: [.macOS("15.4"), .iOS("18.4")],
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
    "ArticleCatalog", "Binding", "ContactBook", "Fetching", "KataKit", "KataTests", "LibraryTests", "MovieCatalog",
    "Platform", "ProgramTests", "Structure", "StructureTests", "TestSupport",
]
for target in package.targets where target.name != "AllocationCount" {
    let language = apps.contains(target.name) ? strict : library
    target.swiftSettings = language + (noUI.contains(target.name) ? [] : mainActor)
}
