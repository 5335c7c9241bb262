import Conformance
import ConsoleUI
import MovieCatalog
import Step4Observation
import Testing

/// The twin of step 4 on Observation breaks the laws that its text lists, and no other.
@Suite(.serialized)
struct ObservationLawTests {
    @Test(arguments: Law.all, Console.Format.allCases)
    func `every law holds but those that the text lists`(law: Law, format: Console.Format) async throws {
        try await StepsPage.observation.judge(law.id) { try await law(ObservationStep.self, format: format) }
    }

    @Test(arguments: LayerLaw.all, Console.Format.allCases)
    func `every law of a layer holds but those that the text lists`(law: LayerLaw, format: Console.Format) async throws
    {
        guard law.layer == .view || format == .text else { return }
        try await StepsPage.observation.judge(law.id) { try await law(ObservationLayers.self, format: format) }
    }

    @Test func `the text lists no law that does not exist`() throws {
        let names = Law.all.map(\.id) + LayerLaw.all.map(\.id)
        #expect(try Set(StepsPage.observation.brokenLaws).subtracting(names) == [])
    }

    @Test func `the text counts the laws of the app that hold`() throws {
        let broken = try Set(Law.all.map(\.id)).intersection(StepsPage.observation.brokenLaws)
        try StepsPage.observation.expect("all laws of the app hold but \(broken.count)**")
    }
}

/// The feature of the twin.
private struct ObservationStep: TopMoviesStep {
    let module: Step4Observation.MovieListModule

    static func make(service: any MovieService, limit: Int) -> Self {
        Self(module: Step4Observation.MovieListModule(service: service, limit: limit))
    }

    func makeView(on console: Console) -> Screen { module.makeView(on: console) }
}
