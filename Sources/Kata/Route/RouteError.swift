/// Why the steps could not be read or compared.
struct RouteError: Error, CustomStringConvertible, Sendable {
    /// A sentence: what went wrong, where, and what to do next.
    let description: String

    /// Makes an error of a sentence.
    init(_ description: String) {
        self.description = description
    }
}
