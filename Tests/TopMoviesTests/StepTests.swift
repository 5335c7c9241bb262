import Conformance
import Testing

/// The layers of each step, counted by hand, because the laws test only the layers that a step has.
struct StepTests {
    @Test func `of the four steps and step 1b, three have a presenter and two have a router`() {
        #expect(Step.allCases.count == 5)
        #expect(Step.allCases.filter { $0.layers.presenter != nil } == [.presenter, .router, .interactor])
        #expect(Step.allCases.filter { $0.layers.router != nil } == [.router, .interactor])
    }
}
