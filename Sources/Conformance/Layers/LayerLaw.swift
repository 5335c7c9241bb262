public import ConsoleUI

/// One thing that a layer must do by itself, without the others.
public nonisolated struct LayerLaw: Sendable {
    /// Which layer the law is about.
    public enum Layer: String, CaseIterable, Sendable {
        /// The view model or interactor.
        case business
        /// The presenter.
        case presenter
        /// Each of the two views.
        case view
        /// The router.
        case router
    }

    /// The name to find it by.
    public let id: String
    /// Which layer the law is about.
    public let layer: Layer
    /// What must hold, in one sentence.
    public let sentence: String
    private let check: @MainActor @Sendable (LayerStage) async throws -> Void

    init(
        _ layer: Layer, _ id: String, _ sentence: String,
        check: @escaping @MainActor @Sendable (LayerStage) async throws -> Void
    ) {
        (self.layer, self.id, self.sentence, self.check) = (layer, id, sentence, check)
    }

    /// All laws of all layers.
    public static let all = business + presenter + view + router

    /// Whether a step has the layer yet.
    @MainActor
    public func applies(to layers: any StepLayers.Type) -> Bool {
        switch layer {
        case .business, .view: true
        case .presenter: layers.presenter != nil
        case .router: layers.router != nil
        }
    }

    /// Tries the law on a step's layer; `format` tells which view, where the law is about views.
    /// - Throws: ``LawViolation`` that says what was seen instead.
    @MainActor
    public func callAsFunction(_ layers: any StepLayers.Type, format: Console.Format) async throws {
        try await check(LayerStage(layers: layers, format: format))
    }
}

nonisolated extension LayerLaw: CustomStringConvertible {
    /// The law's name.
    public var description: String { id }
}

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

/// Lets everything run that is ready to.
func settle() async {
    for _ in 0..<20 { await Task.yield() }
}
