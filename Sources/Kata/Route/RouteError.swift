/// Why the steps could not be read or compared.
public struct RouteError: Error, CustomStringConvertible, Sendable {
    /// A sentence: what went wrong, where, and what to do next.
    public let description: String

    /// Makes an error of a sentence.
    public init(_ description: String) {
        self.description = description
    }
}
