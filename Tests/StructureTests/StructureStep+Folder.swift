import Foundation

@testable import KataKit
@testable import Structure

extension StructureStep {
    static let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL

    private var name: String {
        switch self {
        case .mvvm: "1-MVVM"
        case .presenter: "2-Presenter"
        case .router: "3-Router"
        case .interactor: "4-Interactor"
        }
    }

    /// Returns the contents of each file of the step, by file name.
    func files() throws -> [String: String] { try Self.sources.appending(path: "TopMovies/\(name)").sources() }

    /// Returns the compiler's facts about the step.
    func facts() throws -> SourceFacts { SourceFacts(of: try files(), named: name) }

    /// Returns the compiler's facts about the app at a path relative to the practice folder.
    static func practice(_ name: String) throws -> SourceFacts {
        SourceFacts(of: try sources.appending(path: "Practice/\(name)").sources(), named: name)
    }
}

extension URL {
    /// Returns the contents of each Swift file in the folder, by file name.
    func sources() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path(percentEncoded: false))
            .filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try String(contentsOf: appending(path: $0), encoding: .utf8)) })
    }
}
