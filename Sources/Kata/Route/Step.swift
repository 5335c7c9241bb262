/// One of the four steps.
public struct Step: Sendable, Hashable {
    /// 1 to 4.
    public let number: Int
    /// What the step is called.
    public let title: String
    /// The folder of its sources in `Sources/TopMovies`.
    public let folder: String
    /// The folder of its text in `Steps`.
    public let textFolder: String
    /// The module that its sources make.
    public let module: String
    /// The program that shows it.
    public let program: String

    /// All steps, in the order of the route.
    public static let all = [
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
    public var previous: Step? { number > 1 ? Self.all[number - 2] : nil }
}
