import Conformance
import Testing

/// The layers of each step, counted by hand, because the laws test only the layers that a step has.
struct StepTests {
    @Test func `each step has the layers that its page promises`() {
        #expect(Step.allCases.map(\.layered.stop) == [.mvvm, .mvvm, .presenter, .router, .router])
        for step in Step.allCases where step != .formattingMVVM {
            #expect(step.layered.toDo(for: step.layered.stop).isEmpty)
        }
        #expect(Step.presenter.layered.toDo(for: .router).map(\.id) == ["presenter", "router"])
        #expect(Step.mvvm.layered.toDo(for: .presenter).map(\.id) == ["presenter", "detail"])
        #expect(Step.router.layered.toDo(for: .mvvm).map(\.id) == ["presenter", "router"])
    }

    @Test(arguments: Step.allCases)
    func `the laws of a layer apply from the step that introduces the layer`(step: Step) {
        let counts: [Step: Int] = [
            .mvvm: 11,
            .formattingMVVM: 5,
            .presenter: 15,
            .router: 18,
            .interactor: 18,
        ]
        let laws = LayerLaw<LayeredStep>.all.filter { step.layered.has($0.layer) }
        #expect(laws.count == counts[step])
    }
}
