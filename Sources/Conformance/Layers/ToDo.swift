package import Foundation

/// Something that a refactoring still has to do, which breaks no law.
public nonisolated struct ToDo: Sendable, CustomStringConvertible {
    /// A layer's name, such as `presenter`, or `old-name`.
    public let id: String
    /// What is left to do, in one sentence.
    public let sentence: String
    /// The line of the code under test that it's about, if that's known.
    public let place: SourcePlace?

    /// The name, and the sentence.
    public var description: String { "\(id): \(sentence)" }

    package init(_ id: String, _ sentence: String, at place: SourcePlace? = nil) {
        self.id = id
        self.sentence = sentence
        self.place = place
    }

    /// A layer that has to be handed in.
    package static func handIn(_ layer: Layer) -> ToDo {
        ToDo(layer.id, "Not handed in yet: \(layer.name).")
    }

    /// A layer that has to go.
    package static func remove(_ layer: Layer) -> ToDo {
        ToDo(layer.id, "Still handed in: \(layer.name).")
    }

    /// The running app, which is judged as a whole.
    package static let awaitLayers = ToDo(
        "app", "Not judged yet: the running app, because a layer isn't handed in.")

    /// The places in the folder `sources` that still contain a name which has to go.
    @MainActor package static func rename(_ oldName: String?, in sources: URL) -> [ToDo] {
        guard let oldName else { return [] }
        do {
            return try SourceFiles(in: sources).places(containing: oldName).map { place in
                ToDo("old-name", "This still says \(oldName).", at: place)
            }
        } catch {
            let problem = "the sources can't be read: \(error.localizedDescription)"
            return [ToDo("old-name", "Can't look for \(oldName), because \(problem)")]
        }
    }
}
