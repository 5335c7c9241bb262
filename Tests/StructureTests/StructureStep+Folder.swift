import Foundation
import Structure

extension StructureStep {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

    private var name: String {
        switch self {
        case .mvvm: "1-MVVM"
        case .presenter: "2-Presenter"
        case .router: "3-Router"
        case .interactor: "4-Interactor"
        }
    }

    /// The step's sources, as they stand in the package.
    var folder: URL { Self.tests.appending(path: "../../Sources/TopMovies/\(name)").standardizedFileURL }

    /// The two other solutions of the step, which are as good.
    var alternatives: [URL] {
        ["a", "b"].map { Self.tests.appending(path: "Fixtures/\(name)-\($0)") }
    }

    /// What each file of the step holds, by its name.
    func files() throws -> [String: String] { try folder.sources() }
}
