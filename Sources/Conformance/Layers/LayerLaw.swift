public import ConsoleUI

/// One behaviour of a single layer, tested without the other layers.
public nonisolated struct LayerLaw: Sendable, CustomStringConvertible {
    /// The layer that the law is about.
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

    /// The law's name, such as `router-lets-go`.
    public let id: String
    /// The layer that the law is about.
    public let layer: Layer
    /// The required behaviour, in one sentence.
    public let sentence: String
    /// The law's name.
    public var description: String { id }
    private let check: @MainActor @Sendable (LayerStage) async throws -> Void

    init(
        _ layer: Layer, _ id: String, _ sentence: String,
        check: @escaping @MainActor @Sendable (LayerStage) async throws -> Void
    ) { (self.layer, self.id, self.sentence, self.check) = (layer, id, sentence, check) }

    /// The laws of all layers.
    public static let all = business + presenter + view + router

    /// Whether a step has the layer.
    @MainActor public func applies(to layers: any StepLayers.Type) -> Bool {
        switch layer {
        case .business, .view: true
        case .presenter: layers.presenter != nil
        case .router: layers.router != nil
        }
    }

    /// Tests a step's layer against the law. For laws about views and routers, `format` says which view is shown.
    /// - Throws: A ``LawViolation`` that says what happened instead.
    @MainActor public func callAsFunction(_ layers: any StepLayers.Type, format: Console.Format) async throws {
        try await withDeadline(for: self) { try await check(LayerStage(layers: layers, format: format)) }
    }
}
