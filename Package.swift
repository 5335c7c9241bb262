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

let package = Package(
    // For older systems, Swift before 6.4 can't optimise the package (swiftlang/swift#89896).
    name: "TopMovies", platforms: [.macOS("15.4"), .iOS("18.4")],
    products: [
        "Binding", "Fetching", "MovieCatalog", "ContactBook", "ConsoleUI", "Conformance", "ContactsConformance",
        "ConsoleProgram", "TopMoviesProgram", "ContactsProgram", "Step1MVVM", "Step2Presenter", "Step3Router",
        "Step4Interactor",
    ].map { .library(name: $0, targets: [$0]) } + [.executable(name: "step0-mvc", targets: ["Step0MVC"])],
    targets: [
        // What the apps are made of.
        .target(
            name: "Binding",
            swiftSettings: library),
        .target(
            name: "Fetching",
            swiftSettings: library),
        .target(
            name: "MovieCatalog",
            dependencies: ["Fetching"],
            swiftSettings: library),
        .target(
            name: "Platform",
            swiftSettings: library),
        .target(
            name: "ConsoleUI",
            swiftSettings: library + mainActor),

        // Top Movies before step 1, and step 4 without Binding. The steps are below.
        .executableTarget(
            name: "Step0MVC",
            dependencies: ["ConsoleUI", "MovieCatalog", "TopMoviesProgram"],
            path: "Sources/TopMovies/0-MVC",
            swiftSettings: strict + mainActor),
        .target(
            name: "Step4Observation",
            dependencies: ["ConsoleUI", "Fetching", "MovieCatalog"],
            path: "Sources/TopMovies/Observation",
            swiftSettings: strict + mainActor),
        .executableTarget(
            name: "top-movies-app",
            dependencies: ["MovieCatalog", "Step1MVVM", "Step4Interactor"],
            path: "Sources/TopMovies/App",
            swiftSettings: library + mainActor),

        // The apps of the other articles.
        .target(
            name: "ContactBook",
            dependencies: ["Fetching", "Platform"],
            path: "Sources/Practice/Contacts/Book",
            swiftSettings: library),
        .target(
            name: "ContactsMVVM",
            dependencies: ["Binding", "ConsoleUI", "ContactBook"],
            path: "Sources/Practice/Contacts/MVVM",
            swiftSettings: strict + mainActor),
        .target(
            name: "ContactsVIPER",
            dependencies: ["Binding", "ConsoleUI", "ContactBook"],
            path: "Sources/Practice/Contacts/VIPER",
            swiftSettings: strict + mainActor),
        .target(
            name: "Login",
            dependencies: ["Binding", "ConsoleUI"],
            path: "Sources/Practice/Login",
            swiftSettings: strict + mainActor),
        .target(
            name: "ArticleCatalog",
            dependencies: ["Fetching"],
            path: "Sources/Practice/Articles/Catalog",
            swiftSettings: library),
        .target(
            name: "Articles",
            dependencies: ["ArticleCatalog", "Binding", "ConsoleUI", "Fetching"],
            path: "Sources/Practice/Articles/VIPER",
            swiftSettings: strict + mainActor),

        // The laws.
        .target(
            name: "Conformance",
            dependencies: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"],
            swiftSettings: library + mainActor),
        .target(
            name: "ContactsConformance",
            dependencies: ["Binding", "Conformance", "ConsoleUI", "ContactBook"],
            path: "Sources/Practice/Contacts/Laws",
            swiftSettings: library + mainActor),

        // The programs.
        .target(
            name: "ConsoleProgram",
            dependencies: ["ConsoleUI", "Fetching", "Platform"],
            path: "Sources/Programs/ConsoleProgram",
            swiftSettings: library + mainActor),
        .target(
            name: "TopMoviesProgram",
            dependencies: ["ConsoleProgram", "ConsoleUI", "MovieCatalog"],
            path: "Sources/Programs/TopMoviesProgram",
            swiftSettings: library + mainActor),
        .target(
            name: "ContactsProgram",
            dependencies: ["ConsoleProgram", "ConsoleUI", "ContactBook"],
            path: "Sources/Programs/ContactsProgram",
            swiftSettings: library + mainActor),
        .executableTarget(
            name: "contacts-mvvm",
            dependencies: ["ContactsMVVM", "ContactsProgram"],
            path: "Sources/Programs/contacts-mvvm",
            swiftSettings: library + mainActor),
        .executableTarget(
            name: "contacts-viper",
            dependencies: ["ContactsProgram", "ContactsVIPER"],
            path: "Sources/Programs/contacts-viper",
            swiftSettings: library + mainActor),
        .executableTarget(
            name: "login-viper",
            dependencies: ["ConsoleProgram", "ConsoleUI", "Login"],
            path: "Sources/Programs/login-viper",
            swiftSettings: library + mainActor),
        .executableTarget(
            name: "articles-viper",
            dependencies: ["ArticleCatalog", "Articles", "ConsoleProgram", "ConsoleUI", "Fetching"],
            path: "Sources/Programs/articles-viper",
            swiftSettings: library + mainActor),
        .executableTarget(
            name: "bench",
            dependencies: [
                "AllocationCount", "Binding", "ConsoleProgram", "ConsoleUI", "MovieCatalog", "Step1MVVM",
                "Step2Presenter", "Step3Router", "Step4Interactor",
            ],
            path: "Sources/Programs/bench",
            swiftSettings: library + mainActor),
        .target(name: "AllocationCount"),

        // The kata command.
        .target(
            name: "ExerciseKit",
            dependencies: ["Conformance", "ContactsConformance", "Platform"],
            path: "Sources/Kata/ExerciseKit",
            resources: [.copy("Texts")],
            swiftSettings: library),
        .target(
            name: "KataKit",
            dependencies: [
                "Conformance", "ConsoleProgram", "ConsoleUI", "ContactsConformance", "ExerciseKit",
                "Fetching", "Platform",
            ],
            path: "Sources/Kata",
            exclude: ["ExerciseKit"],
            resources: [.copy("Texts")],
            swiftSettings: library),
        .executableTarget(
            name: "kata",
            dependencies: ["KataKit"],
            path: "Sources/Programs/kata",
            swiftSettings: library + mainActor),

        // The tests.
        .target(
            name: "TestSupport",
            dependencies: ["Conformance", "ConsoleUI"],
            path: "Tests/TestSupport",
            swiftSettings: library),
        .executableTarget(
            name: "TestKata",
            dependencies: ["ExerciseKit", "KataKit"],
            path: "Tests/TestKata",
            swiftSettings: library + mainActor),
        .testTarget(
            name: "LibraryTests",
            dependencies: ["AllocationCount", "Binding", "Fetching", "MovieCatalog", "TestSupport"],
            swiftSettings: library),
        .testTarget(
            name: "ConsoleTests",
            dependencies: ["ConsoleProgram", "ConsoleUI", "Fetching", "TestSupport", "TopMoviesProgram"],
            swiftSettings: library + mainActor),
        .testTarget(
            name: "TopMoviesTests",
            dependencies: [
                "AllocationCount", "Binding", "Conformance", "ConsoleUI", "Fetching",
                "MovieCatalog", "Step0MVC", "Step1MVVM", "Step1bMVVM", "Step2Presenter",
                "Step3Router", "Step4Interactor", "Step4Observation", "TestSupport",
            ],
            swiftSettings: library + mainActor),
        .testTarget(
            name: "PracticeTests",
            dependencies: [
                "ArticleCatalog", "Articles", "Binding", "Conformance", "ConsoleUI", "ContactBook",
                "ContactsConformance", "ContactsMVVM", "ContactsVIPER", "Fetching", "Login",
                "TestSupport",
            ],
            swiftSettings: library + mainActor),
        .testTarget(
            name: "KataTests",
            dependencies: [
                "Conformance", "ConsoleProgram", "ConsoleUI", "ContactsConformance", "ExerciseKit", "KataKit", "kata",
                "Platform", "TestKata", "TestSupport",
            ],
            swiftSettings: library),
        .testTarget(
            name: "ProgramTests",
            dependencies: [
                "ConsoleProgram", "ConsoleUI", "Step4Interactor", "TestSupport",
                "TopMoviesProgram", "bench", "Step0MVC", "articles-viper", "contacts-mvvm",
                "contacts-viper", "login-viper", "step1-mvvm", "step1b-mvvm", "step2-presenter",
                "step3-router", "step4-interactor",
            ],
            exclude: ["Goldens"],
            swiftSettings: library),
    ],
    swiftLanguageModes: [.v6]
)

/// The app's versions: the four steps, and 1b. No version depends on another.
let steps = [
    (name: "Step1MVVM", folder: "1-MVVM", program: "step1-mvvm"),
    (name: "Step1bMVVM", folder: "1b-MVVM", program: "step1b-mvvm"),
    (name: "Step2Presenter", folder: "2-Presenter", program: "step2-presenter"),
    (name: "Step3Router", folder: "3-Router", program: "step3-router"),
    (name: "Step4Interactor", folder: "4-Interactor", program: "step4-interactor"),
]

/// Returns the parts of `Sources/TopMovies` that belong to a step.
///
/// The step's folder is what its reader compares with the next one's. What belongs to the same module, but isn't part of
/// that comparison, is beside it: the traces and, for the first and the last step, the views for Apple's systems.
func parts(of folder: String) -> [String] {
    let views = ["1-MVVM", "4-Interactor"].contains(folder) ? ["UIKit/\(folder)", "SwiftUI/\(folder)"] : []
    return [folder, "Traces/\(folder).swift"] + views
}

for step in steps {
    let others = steps.filter { $0.name != step.name }.flatMap { parts(of: $0.folder) }
    package.targets += [
        .target(
            name: step.name,
            dependencies: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"],
            path: "Sources/TopMovies",
            // With a list of sources instead, SwiftPM would warn about the files that aren't on it.
            exclude: ["0-MVC", "App", "Observation"] + others,
            swiftSettings: strict + mainActor),
        .executableTarget(
            name: step.program,
            dependencies: ["TopMoviesProgram", .target(name: step.name)],
            path: "Sources/Programs/\(step.program)",
            swiftSettings: library + mainActor),
    ]
}
