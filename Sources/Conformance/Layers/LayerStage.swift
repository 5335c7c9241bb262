import ConsoleUI
import MovieCatalog

/// Where a law tries a layer.
@MainActor
struct LayerStage {
    let layers: any StepLayers.Type
    let format: Console.Format
    let service = ScriptedMovieService()
    let below = PlayedLayer()

    func makeBusiness(limit: Int = 25) -> any BusinessLayer {
        layers.business.make(service: service, limit: limit)
    }

    func makePresenter() throws -> any PresenterLayer {
        guard let presenter = layers.presenter else { throw LawViolation(description: "the step has no presenter") }
        return presenter.make(over: below)
    }

    func makeView(on console: Console) -> any ViewLayer {
        layers.view(format).make(over: below, on: console)
    }

    func makeRouter(on console: Console) throws -> (router: any RouterLayer, view: Screen) {
        guard let router = layers.router else { throw LawViolation(description: "the step has no router") }
        return router.make(on: console)
    }
}

/// What was observed, in order.
final class Seen<Item: Equatable> {
    private(set) var states: [SeenState<Item>] = []

    func append(_ state: SeenState<Item>) {
        states.append(state)
    }
}
