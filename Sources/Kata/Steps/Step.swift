/// One of the four steps.
struct Step: Sendable, Hashable {
    /// 1 to 4.
    let number: Int
    let title: String
    /// The folder of its sources in `Sources/TopMovies`.
    let folder: String
    /// The module of its sources.
    let module: String
    /// The program that runs it.
    let program: String

    static let all = [
        Step(number: 1, title: "MVVM", folder: "1-MVVM", module: "Step1MVVM", program: "step1-mvvm"),
        Step(
            number: 2, title: "Presenter", folder: "2-Presenter", module: "Step2Presenter", program: "step2-presenter"),
        Step(number: 3, title: "Router", folder: "3-Router", module: "Step3Router", program: "step3-router"),
        Step(
            number: 4, title: "Interactor", folder: "4-Interactor", module: "Step4Interactor",
            program: "step4-interactor"),
    ]

    var textFolder: String { folder.lowercased() }

    /// The path of its text, relative to the package's folder.
    var text: String { "Steps/\(textFolder)/README.md" }

    var previous: Step? { number > 1 ? Self.all[number - 2] : nil }
}
