import Conformance
import Testing

/// What each step has, counted by hand; the law tests try whatever a step has.
struct StepTests {
    @Test func `of four steps and road B's first, three have a presenter and two a router`() {
        #expect(Step.allCases.count == 5)
        #expect(Step.allCases.filter { $0.layers.presenter != nil } == [.presenter, .router, .interactor])
        #expect(Step.allCases.filter { $0.layers.router != nil } == [.router, .interactor])
    }
}
