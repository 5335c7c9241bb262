/// The size of a terminal.
struct Size: Sendable, Equatable {
    let width: Int
    let height: Int
}
