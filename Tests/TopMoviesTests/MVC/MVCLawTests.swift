import Conformance
import ConsoleUI
import MovieCatalog
import Testing

@testable import Step0MVC

/// Chapter 0 breaks the laws that its text lists, and no other.
@Suite(.serialized)
struct MVCLawTests {
    private nonisolated static let page = StepsPage(path: "Steps/0-mvc/README.md")

    @Test(arguments: Law.all, Console.Format.allCases)
    func `every law holds but those that the text lists`(law: Law, format: Console.Format) async throws {
        try await Self.page.judge(law.id) { try await law(MVC.self, format: format) }
    }

    @Test func `the text counts the laws that it breaks`() throws {
        let broken = try Self.page.brokenLaws
        #expect(Set(broken).isSubset(of: Law.all.map(\.id)))
        try Self.page.expect("| laws of the app that hold | all but \(broken.count) | all |")
    }
}

/// A view of chapter 0 needs no module: it has the service itself.
private struct MVC: TopMoviesStep {
    let service: any MovieService
    let limit: Int

    static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }

    func makeView(on console: Console) -> Screen {
        switch console.format {
        case .text: TextMovieListView(service: service, limit: limit, console: console)
        case .json: JSONMovieListView(service: service, limit: limit, console: console)
        }
    }
}
