import Conformance
import TestSupport
import Testing

/// Each layer on its own, between test doubles: every layer law, on every step that has the layer.
///
/// The laws run one after another, so if a law hangs, it's the last law named in the output.
@Suite(.serialized) struct LayerLawTests {
    @Test(arguments: LayerLaw<LayeredStep>.all, Step.allCases)
    func `every law of a layer holds`(law: LayerLaw<LayeredStep>, step: Step) async throws {
        for format in law.layer.formats where step.layered.has(law.layer) {
            try await judge(law.sentence, format) {
                try await law(step.layered, format: format)
            }
        }
    }

    @Test func `no two laws have the same name`() {
        let names = LayerLaw.all.map(\.id) + TopMoviesLaw.all.map(\.id)
        #expect(Set(names).count == names.count)
    }
}
