/// A way to the details, with a screen of its own.
nonisolated public enum Entrance: String, CaseIterable, Sendable {
    /// The list, where the user taps a movie.
    case list
    /// A link from outside, which names a movie by its rank.
    case link
    /// What to watch tonight: the top movie.
    case tonight
}
