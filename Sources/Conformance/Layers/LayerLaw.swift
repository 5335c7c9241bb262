public import ConsoleUI

/// One behaviour of a single layer, tested without the other layers, or of the layers in the running app.
public nonisolated struct LayerLaw<Subject>: Sendable, CustomStringConvertible {
    /// The law's name, such as `router-lets-go`.
    public let id: String
    /// The layer that the law is about.
    public let layer: Layer
    /// The required behaviour, in one sentence.
    public let sentence: String
    /// The law's name.
    public var description: String { id }
    private let check: @MainActor @Sendable (Subject, Console.Format) async throws -> Void

    package init(
        _ layer: Layer, _ id: String, _ sentence: String,
        check: @escaping @MainActor @Sendable (Subject, Console.Format) async throws -> Void
    ) {
        self.layer = layer
        self.id = id
        self.sentence = sentence
        self.check = check
    }

    /// Tests the law. For laws about views and the running app, `format` says which view is shown.
    /// - Throws: A ``LawViolation`` that says what happened instead, or that the layer isn't there.
    @MainActor public func callAsFunction(_ subject: Subject, format: Console.Format) async throws {
        try await withDeadline(for: self) { try await check(subject, format) }
    }
}

/// A layer that the laws test on its own, or the running app.
public nonisolated struct Layer: Hashable, Sendable {
    /// The layer's name, such as `presenter`.
    public let id: String
    /// The layer in a sentence, such as "the presenter".
    public let name: String
    /// The formats in which the layer's laws run: one, if the layer has no view.
    public let formats: [Console.Format]

    package init(_ id: String, _ name: String, in formats: [Console.Format] = [.text]) {
        self.id = id
        self.name = name
        self.formats = formats
    }

    /// The list's view model or interactor.
    public static let business = Layer("business", "the list's view model or interactor")
    /// The list's presenter.
    public static let presenter = Layer("presenter", "the list's presenter")
    /// The list's views.
    public static let view = Layer("view", "the list's views", in: Console.Format.allCases)
    /// The list's router.
    public static let router = Layer("router", "the list's router")
    /// The layers below the detail screen's view.
    public static let detail = Layer("detail", "the layers of the detail screen")
    /// All layers together, in the running app.
    public static let app = Layer(
        "app", "the layers in the running app", in: Console.Format.allCases)
}

/// Returns the closure that makes a layer. Fails the law if the layer hasn't been handed in.
package func require<Make>(_ layer: Layer, in make: Make?) throws -> Make {
    guard let make else { throw LawViolation(description: "\(layer.name) isn't handed in") }
    return make
}
