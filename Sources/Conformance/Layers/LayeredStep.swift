package import Binding
import ConsoleUI
import Fetching
public import Foundation
import MovieCatalog

/// A step of Top Movies, or a participant's copy, with the layers that were handed in.
public struct LayeredStep: Sendable {
    /// The layers, each made on its own.
    public let layers: StepLayers
    /// The running app.
    public let step: any TopMoviesStep.Type
    /// The folder of the app's sources.
    public let sources: URL
    /// A name that a rename has to replace everywhere, such as `ViewModel`, or nil.
    public let oldName: String?
    /// The types whose values no view, presenter or router may store, because only a business rule needs them.
    public let businessTypes: [Any.Type]

    /// Creates a subject for the laws of single layers.
    public init(
        _ step: any TopMoviesStep.Type,
        layers: StepLayers,
        sources: URL,
        without oldName: String? = nil,
        businessTypes: [Any.Type] = []
    ) {
        self.step = step
        self.layers = layers
        self.sources = sources
        self.oldName = oldName
        self.businessTypes = businessTypes
    }

    /// What a step consists of.
    public nonisolated enum Stop: Int, CaseIterable, Sendable {
        /// MVVM: a view model, and no presenter.
        case mvvm
        /// A presenter, whose view navigates.
        case presenter
        /// A presenter and a router.
        case router
    }

    /// The stop that the handed-in layers have reached. A router counts as soon as the presenter uses it.
    public var stop: Stop {
        guard let presenter = layers.presenter else { return .mvvm }
        return presenter(LayerDouble()).hasRouter ? .router : .presenter
    }

    /// Returns what is left to do before the step has reached `stop`.
    public func toDo(for stop: Stop) -> [ToDo] {
        var surplus: [Layer] = []
        if stop == .mvvm, layers.presenter != nil { surplus.append(.presenter) }
        if stop != .router, layers.router != nil { surplus.append(.router) }
        let names = ToDo.rename(oldName, in: sources)
        let app = has(.app) ? [] : [ToDo.awaitLayers]
        return missing(for: stop).map(ToDo.handIn) + surplus.map(ToDo.remove) + app + names
    }

    /// Returns the layers that must still be handed in before the step has reached `stop`.
    func missing(for stop: Stop) -> [Layer] {
        var missing: [Layer] = []
        if layers.business == nil { missing.append(.business) }
        if stop != .mvvm, self.stop.rawValue < stop.rawValue { missing.append(.presenter) }
        if layers.view == nil { missing.append(.view) }
        if stop == .router, layers.router == nil { missing.append(.router) }
        if !hasDetail(for: stop) { missing.append(.detail) }
        return missing
    }

    private func hasDetail(for stop: Stop) -> Bool {
        guard let detail = layers.detail?(Movie(title: "")) else { return false }
        return stop == .mvvm || detail.presenter != nil
    }

    /// Whether the laws of `layer` can be tested.
    public func has(_ layer: Layer) -> Bool {
        switch layer {
        case .business: layers.business != nil
        case .presenter: layers.presenter != nil
        case .view: layers.view != nil
        case .router: layers.router != nil
        case .detail: layers.detail != nil
        default: missing(for: stop).isEmpty
        }
    }

    /// Returns the business layer, with a limit of two movies.
    func business(on service: ScriptedMovieService) throws -> BusinessLayer {
        try require(.business, in: layers.business)(service, 2)
    }

    func presenter(on double: LayerDouble) throws -> PresenterLayer {
        try require(.presenter, in: layers.presenter)(double)
    }

    func view(on double: LayerDouble, _ console: Console) throws -> Screen {
        try require(.view, in: layers.view)(double, console)
    }

    func router(on console: Console) throws -> RouterLayer {
        try require(.router, in: layers.router)(console)
    }

    func detail(of movie: Movie) throws -> DetailLayers {
        try require(.detail, in: layers.detail)(movie)
    }
}

extension LayerLaw where Subject == LayeredStep {
    /// The laws of all layers.
    public nonisolated static var all: [LayerLaw] {
        business + presenter + view + router + detail + app
    }
}

/// The values that an observable has delivered since the record was created, in order.
package final class Record<Value> {
    package private(set) var values: [Value] = []
    private var subscription: Cancellable?

    package init(of observable: Observable<Value>) {
        subscription = observable.bind(to: self) { record, value in record.values.append(value) }
    }
}

extension Record where Value: Equatable {
    /// Fails the law unless these values soon arrive. It's harmless to deliver the same value twice in a row.
    package func require(_ what: String, _ expected: [Value]) async throws {
        await wait {
            changes == expected
        } unless: {
            !expected.starts(with: changes)
        }
        try Conformance.require(what, changes, is: expected)
    }

    private var changes: [Value] {
        values.reduce(into: []) { changes, value in
            if changes.last != value { changes.append(value) }
        }
    }
}
