import Conformance
import ConsoleUI
import Testing

/// Chapter 0 and step 4's twin on Observation break exactly the laws that their pages list.
@Suite(.serialized) struct StepsPageTests {
    @Test(arguments: [StepsPage.mvc, .observation], TopMoviesLaw.all)
    func `every law of the app holds, except the listed ones`(page: StepsPage, law: TopMoviesLaw) async throws {
        for format in Console.Format.allCases {
            try await page.judge(law.id) { try await law(page.app(), format: format) }
        }
    }

    @Test(arguments: LayerLaw<LayeredStep>.all)
    func `every law of a layer holds, except the listed ones`(law: LayerLaw<LayeredStep>) async throws {
        for format in law.layer.formats {
            try await StepsPage.observation.judge(law.id) { try await law(ObservationStep.layered, format: format) }
        }
    }

    @Test(arguments: [StepsPage.mvc, .observation])
    func `the page lists only laws that exist, and counts the broken ones correctly`(page: StepsPage) throws {
        let (laws, broken) = (TopMoviesLaw.all.map(\.id), try page.brokenLaws)
        #expect(Set(broken).subtracting(laws + LayerLaw<LayeredStep>.all.map(\.id)) == [])
        let sentence = page.count(Set(broken).intersection(laws).count)
        #expect(try page.lines.contains { $0.contains(sentence) }, "not in \(page.path): \(sentence)")
    }
}
