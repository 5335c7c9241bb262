/// An entrance to the app, with a screen from which the user gets to a movie's details.
nonisolated public enum Entrance: String, CaseIterable, Sendable {
    /// The list, where the user taps a movie.
    case list
    /// A link from outside, which names a movie by its rank.
    case link
    /// A proposal for tonight: the top movie.
    case tonight
}
