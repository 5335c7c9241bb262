/// Why the steps could not be read or compared.
package struct RouteError: Error, CustomStringConvertible, Sendable {
    /// A sentence: what went wrong, where, and what to do next.
    package let description: String

    /// Makes an error of a sentence.
    package init(_ description: String) {
        self.description = description
    }
}
