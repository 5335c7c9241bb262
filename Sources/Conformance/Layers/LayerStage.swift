import Binding
import ConsoleUI
import Fetching
import MovieCatalog

/// The setting in which a law tests a layer.
@MainActor struct LayerStage {
    let layers: any StepLayers.Type
    let format: Console.Format
    let service = ScriptedMovieService()
    let double = BusinessDouble()

    func makeBusiness(limit: Int = 25) -> any BusinessLayer { layers.business(service, limit) }

    /// Requests the movies, and waits until the request reaches the service.
    func fetch(_ business: any BusinessLayer) async {
        business.fetchMovies()
        await settle()
    }

    func makePresenter() throws -> any PresenterLayer {
        guard let presenter = layers.presenter else { throw LawViolation(description: "the step has no presenter") }
        return presenter(double)
    }

    func makeView(on console: Console) -> Screen { layers.view(double, console) }

    func makeRouter(on console: Console) throws -> (router: any RouterLayer, view: Screen) {
        guard let router = layers.router else { throw LawViolation(description: "the step has no router") }
        return router(double, console)
    }
}

/// The values that an observable has delivered since the record was created, in order.
final class Record<Value> {
    private(set) var values: [Value] = []
    private var subscription: Cancellable?

    init(of observable: Observable<Value>) {
        subscription = observable.bind(to: self) { record, value in record.values.append(value) }
    }
}
