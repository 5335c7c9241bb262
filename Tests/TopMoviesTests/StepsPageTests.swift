import Conformance
import ConsoleUI
import Testing

/// Chapter 0, and the twin of step 4 on Observation, break the laws that their texts list, and no other.
@Suite(.serialized) struct StepsPageTests {
    @Test(arguments: [StepsPage.mvc, .observation], Law.all)
    func `every law of the app holds but those that the text lists`(page: StepsPage, law: Law) async throws {
        for format in Console.Format.allCases {
            try await page.judge(law.id) { try await law(page.app(), format: format) }
        }
    }

    @Test(arguments: LayerLaw.all)
    func `every law of a layer holds but those that the text lists`(law: LayerLaw) async throws {
        for format in law.formats {
            try await StepsPage.observation.judge(law.id) { try await law(ObservationLayers.self, format: format) }
        }
    }

    @Test(arguments: [StepsPage.mvc, .observation])
    func `the text lists no law that does not exist, and counts those that the app breaks`(page: StepsPage) throws {
        let (laws, broken) = (Law.all.map(\.id), try page.brokenLaws)
        #expect(Set(broken).subtracting(laws + LayerLaw.all.map(\.id)) == [])
        let sentence = page.count(Set(broken).intersection(laws).count)
        #expect(try page.lines.contains { $0.contains(sentence) }, "not in \(page.path): \(sentence)")
    }
}
