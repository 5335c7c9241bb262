import Testing

@testable import Structure

/// The map of a step tells its layers and its arrows as they stand in the sources.
struct MapTests {
    @Test(arguments: [
        (
            StructureStep.mvvm, ["View", "ViewModel", "Navigator", "Service"],
            ["View → ViewModel", "ViewModel ⇢ View", "View → Navigator", "ViewModel → Service"]
        ),
        (
            .presenter, ["View", "Presenter", "ViewModel", "Navigator", "Service"],
            [
                "View → Presenter", "Presenter ⇢ View", "View → Navigator", "Presenter → ViewModel",
                "ViewModel ⇢ Presenter", "ViewModel → Service",
            ]
        ),
        (
            .router, ["View", "Presenter", "ViewModel", "Router", "Navigator", "Service"],
            [
                "View → Presenter", "Presenter ⇢ View", "Presenter → Router", "Presenter → ViewModel",
                "ViewModel ⇢ Presenter", "ViewModel → Service", "Router → View, weakly", "Router → Navigator",
            ]
        ),
    ])
    func `each step has its boxes and its arrows`(step: StructureStep, boxes: [String], arrows: [String]) throws {
        let map = try StructureMap(of: step.facts())
        #expect(map.boxes.map(\.name) == boxes)
        #expect(Set(map.arrows.map(\.text)) == Set(arrows))
    }

    @Test func `step 4 has the map of step 3, with the interactor in place of the view model`() throws {
        let (router, interactor) = try (
            StructureMap(of: StructureStep.router.facts()), StructureMap(of: StructureStep.interactor.facts())
        )
        #expect(interactor.boxes.map(\.name) == router.boxes.map { $0.name == "ViewModel" ? "Interactor" : $0.name })
        #expect(
            interactor.arrows.map(\.text) == router.arrows.map { $0.text.replacing("ViewModel", with: "Interactor") })
    }

    @Test func `a box lists its classes`() throws {
        let map = try StructureMap(of: StructureStep.router.facts())
        #expect(map.boxes[1].types == ["DefaultMovieDetailPresenter", "DefaultMovieListPresenter"])
    }

    @Test func `an arrow that is new in the sources is new in the map`() throws {
        var files = try StructureStep.router.files()
        files["MovieListPresenter.swift"]?.append(
            "import ConsoleUI\nextension DefaultMovieListPresenter { func go(_ n: Navigator) { n.pop() } }")
        let map = StructureMap(of: SourceFacts(of: files, named: "copy"))
        #expect(map.arrows.map(\.text).contains("Presenter → Navigator"))
    }
}

extension StructureMap.Arrow {
    fileprivate var text: String {
        switch kind {
        case .call: "\(from) → \(to)"
        case .binding: "\(from) ⇢ \(to)"
        case .weak: "\(from) → \(to), weakly"
        }
    }
}
