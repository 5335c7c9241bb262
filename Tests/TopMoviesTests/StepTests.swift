import Conformance
import Testing

/// The law tests count by the steps; here are the steps, counted by hand.
struct StepTests {
    @Test func `of four steps, three have a presenter and two a router`() {
        #expect(Step.allCases.count == 4)
        #expect(Step.allCases.filter { $0.has(.presenter) } == [.presenter, .router, .interactor])
        #expect(Step.allCases.filter { $0.has(.router) } == [.router, .interactor])
    }
}
