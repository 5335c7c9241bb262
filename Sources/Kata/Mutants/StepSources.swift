import Foundation

/// The sources of a step, as they stand in the package.
struct StepSources {
    /// The step's module, as the package calls it.
    let module: String
    /// What each file holds, by its name.
    let files: [String: String]

    private static let steps = [
        ("1-MVVM", "Step1MVVM"), ("2-Presenter", "Step2Presenter"), ("3-Router", "Step3Router"),
        ("4-Interactor", "Step4Interactor"),
    ]

    /// Reads step 1, 2, 3 or 4.
    init(root: URL, step: Int) throws {
        let name: String
        (name, module) = Self.steps[step - 1]
        let folder = root.appending(path: "Sources/TopMovies/\(name)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        files = try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }
}

extension String {
    /// The rename that makes step 4 of step 3.
    var replacingViewModelByInteractor: String {
        replacing("ViewModel", with: "Interactor").replacing("viewModel", with: "interactor")
    }
}
