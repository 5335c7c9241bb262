import Conformance
import ConsoleUI
import Testing

/// Chapter 0 and step 4's twin on Observation break exactly the laws that their pages list.
@Suite(.serialized) struct StepsPageTests {
    @Test(arguments: [StepsPage.mvc, .observation], TopMoviesLaw.all)
    func `every law of the app holds, except the listed ones`(page: StepsPage, law: TopMoviesLaw) async throws {
        for format in Console.Format.allCases {
            try await page.judge(law.id) {
                try await law(page.app(), format: format)
            }
        }
    }

    @Test(arguments: LayerLaw<LayeredStep>.all)
    func `every law of a layer holds, except the listed ones`(law: LayerLaw<LayeredStep>) async throws {
        for format in law.layer.formats {
            try await StepsPage.observation.judge(law.id) {
                try await law(ObservationStep.layered, format: format)
            }
        }
    }

    @Test(arguments: [StepsPage.mvc, .observation])
    func `the page lists only laws that exist, and counts the broken ones correctly`(page: StepsPage) throws {
        let broken = Set(try page.brokenLaws)
        let laws = TopMoviesLaw.all.map(\.id)
        let layerLaws = LayerLaw<LayeredStep>.all.map(\.id)
        #expect(broken.subtracting(laws + layerLaws) == [])
        let sentence = page.count(broken.intersection(laws).count)
        let isThere = try page.lines.contains { $0.contains(sentence) }
        #expect(isThere, "not in \(page.path): \(sentence)")
    }
}
