// swift-tools-version: 6.2
import PackageDescription

/// The language at its strictest.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

/// The same for all that has a user interface, which lives on the main actor, as UIKit does.
let strictUI = strict + [.defaultIsolation(MainActor.self)]

/// The same for the apps, whose sources import as the articles' do.
let app = Array(strictUI.dropFirst())

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
            dependencies: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"],
            path: "Sources/TopMovies",
            exclude: steps.filter { $0.1 != step }.flatMap { [$0.0, "Traces/\($0.0).swift"] },
            swiftSettings: app),
        .executableTarget(
            name: program,
            dependencies: [
                "ConsoleUI", "TopMoviesProgram", .target(name: step),
            ],
            path: "Sources/Programs/\(program)",
            swiftSettings: strictUI),
    ]
}

let libraries: [Target] = [
    .target(name: "Binding", swiftSettings: strict),
    .target(name: "Fetching", swiftSettings: strict),
    .target(name: "MovieCatalog", dependencies: ["Fetching"], swiftSettings: strict),
    .target(name: "ConsoleUI", swiftSettings: strictUI),
    .target(name: "Conformance", dependencies: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"], swiftSettings: strictUI),
    .target(
        name: "ConsoleProgram",
        dependencies: ["ConsoleUI", "Fetching"],
        path: "Sources/Programs/ConsoleProgram",
        swiftSettings: strictUI),
    .target(
        name: "TopMoviesProgram",
        dependencies: ["ConsoleProgram", "ConsoleUI", "MovieCatalog"],
        path: "Sources/Programs/TopMoviesProgram",
        swiftSettings: strictUI),
    .target(name: "Structure", swiftSettings: strict),
    .target(
        name: "ContactBook", dependencies: ["Fetching"], path: "Sources/Practice/Contacts/Book", swiftSettings: strict),
    .target(
        name: "ContactsConformance",
        dependencies: ["Conformance", "ConsoleUI", "ContactBook"],
        path: "Sources/Practice/Contacts/Laws",
        swiftSettings: strictUI),
    .target(
        name: "ContactsMVVM",
        dependencies: ["Binding", "ConsoleUI", "ContactBook"],
        path: "Sources/Practice/Contacts",
        exclude: ["Book", "Laws", "VIPER", "Traces/VIPER"],
        swiftSettings: app),
    .target(
        name: "ContactsVIPER",
        dependencies: ["Binding", "ConsoleUI", "ContactBook"],
        path: "Sources/Practice/Contacts",
        exclude: ["Book", "Laws", "MVVM", "Traces/MVVM"],
        swiftSettings: app),
    .target(
        name: "Login",
        dependencies: ["Binding", "ConsoleUI"],
        path: "Sources/Practice",
        exclude: ["Articles", "Contacts", "Traces/Articles.swift"],
        swiftSettings: app),
    .target(
        name: "ContactsProgram",
        dependencies: ["ConsoleProgram", "ConsoleUI", "ContactBook"],
        path: "Sources/Programs/ContactsProgram",
        swiftSettings: strictUI),
    .executableTarget(
        name: "contacts-mvvm",
        dependencies: ["ContactsMVVM", "ContactsProgram"],
        path: "Sources/Programs/contacts-mvvm",
        swiftSettings: strictUI),
    .executableTarget(
        name: "contacts-viper",
        dependencies: ["ContactsProgram", "ContactsVIPER"],
        path: "Sources/Programs/contacts-viper",
        swiftSettings: strictUI),
    .executableTarget(
        name: "login-viper",
        dependencies: ["ConsoleProgram", "ConsoleUI", "Login"],
        path: "Sources/Programs/login-viper",
        swiftSettings: strictUI),
    .target(
        name: "ArticleCatalog", dependencies: ["Fetching"], path: "Sources/Practice/Articles/Catalog",
        swiftSettings: strict),
    .target(
        name: "Articles",
        dependencies: ["ArticleCatalog", "Binding", "ConsoleUI", "Fetching"],
        path: "Sources/Practice",
        exclude: ["Articles/Catalog", "Contacts", "Login", "Traces/Login.swift"],
        swiftSettings: app),
    .executableTarget(
        name: "articles-viper",
        dependencies: ["ArticleCatalog", "Articles", "ConsoleProgram", "ConsoleUI"],
        path: "Sources/Programs/articles-viper",
        swiftSettings: strictUI),
    .executableTarget(
        name: "kata",
        dependencies: ["Conformance", "ContactsConformance", "Structure"],
        path: "Sources/Kata",
        resources: [.copy("Book/book.css"), .copy("Book/book.js"), .copy("Pictures/drawing.css")],
        swiftSettings: strict),
    .target(name: "AllocationCount"),
    .executableTarget(
        name: "binding-benchmark",
        dependencies: ["Binding", "AllocationCount"],
        path: "Sources/Programs/binding-benchmark",
        swiftSettings: strict),
]

let tests: [Target] = [
    .target(name: "Checklist", path: "Tests/Checklist", swiftSettings: strict),
    .target(name: "RunCount", path: "Tests/RunCount", swiftSettings: strict),
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    .testTarget(name: "BindingTests", dependencies: ["Binding", "AllocationCount"], swiftSettings: strict),
    .testTarget(name: "FetchingTests", dependencies: ["Fetching", "LoopbackServer"], swiftSettings: strict),
    .testTarget(name: "MovieCatalogTests", dependencies: ["Fetching", "MovieCatalog", "LoopbackServer"], swiftSettings: strict),
    .testTarget(name: "ConsoleUITests", dependencies: ["ConsoleUI"], swiftSettings: strictUI),
    .testTarget(name: "ContactBookTests", dependencies: ["ContactBook"], swiftSettings: strict),
    .testTarget(
        name: "ConsoleProgramTests",
        dependencies: ["ConsoleProgram", "ConsoleUI", "Fetching", "LoopbackServer"],
        swiftSettings: strictUI),
    .testTarget(
        name: "ContactsTests",
        dependencies: [
            "RunCount",
            "Checklist", "Conformance", "ConsoleUI", "ContactBook", "ContactsConformance", "ContactsMVVM",
            "ContactsVIPER", "Structure",
        ],
        swiftSettings: strictUI),
    .testTarget(
        name: "LoginTests", dependencies: ["Checklist", "ConsoleUI", "Login", "Structure"], swiftSettings: strictUI),
    .testTarget(
        name: "ArticleCatalogTests", dependencies: ["ArticleCatalog", "Fetching", "LoopbackServer"],
        swiftSettings: strict),
    .testTarget(
        name: "ArticlesTests",
        dependencies: [
            "RunCount",
            "ArticleCatalog", "Articles", "Checklist", "Conformance", "ConsoleUI", "Structure",
        ],
        swiftSettings: strictUI),
    .testTarget(
        name: "StructureTests",
        dependencies: ["Structure", "kata"],
        exclude: ["Fixtures"],
        swiftSettings: strict),
    .testTarget(
        name: "KataTests", dependencies: ["Conformance", "ContactsConformance", "Structure", "kata"],
        swiftSettings: strict),
    .testTarget(
        name: "TopMoviesTests",
        dependencies: ["RunCount", "Conformance", "Binding", "ConsoleUI", "Fetching", "MovieCatalog"]
            + steps.map { .target(name: $0.1) },
        swiftSettings: strictUI),
    .testTarget(
        name: "ProgramTests",
        dependencies: ["ConsoleUI", "LoopbackServer", "TopMoviesProgram", "Step4Interactor"]
            + (steps.map(\.2) + ["articles-viper", "contacts-mvvm", "contacts-viper", "login-viper"]).map {
                .target(name: $0)
            },
        exclude: ["Goldens"],
        swiftSettings: strict),
]

let package = Package(
    name: "TopMovies",
    platforms: [.macOS(.v15)],
    products: [
        "Binding", "MovieCatalog", "ContactBook", "ConsoleUI", "Conformance", "ContactsConformance",
        "TopMoviesProgram", "ContactsProgram",
    ].map { .library(name: $0, targets: [$0]) },
    targets: libraries + stepTargets + tests,
    swiftLanguageModes: [.v6]
)
