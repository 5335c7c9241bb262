/// One of the four steps.
struct Step: Sendable, Hashable {
    /// 1 to 4.
    let number: Int
    /// What the step is called.
    let title: String
    /// The folder of its sources in `Sources/TopMovies`.
    let folder: String
    /// The folder of its text in `Steps`.
    let textFolder: String
    /// The module that its sources make.
    let module: String
    /// The program that shows it.
    let program: String

    /// All steps, in the order of the route.
    static let all = [
        Step(1, "MVVM", folder: "1-MVVM", module: "Step1MVVM", program: "step1-mvvm"),
        Step(2, "Presenter", folder: "2-Presenter", module: "Step2Presenter", program: "step2-presenter"),
        Step(3, "Router", folder: "3-Router", module: "Step3Router", program: "step3-router"),
        Step(4, "Interactor", folder: "4-Interactor", module: "Step4Interactor", program: "step4-interactor"),
    ]

    private init(_ number: Int, _ title: String, folder: String, module: String, program: String) {
        (self.number, self.title, self.folder, self.module, self.program) = (number, title, folder, module, program)
        textFolder = folder.lowercased()
    }

    /// The step before, if this is not the first.
    var previous: Step? { number > 1 ? Self.all[number - 2] : nil }
}

extension Step: CustomStringConvertible {
    /// The step's folder, which begins with its number.
    var description: String { folder }
}
