/// What a watch has to deal with.
enum Event: Sendable {
    /// The watch begins.
    case begun
    /// Somebody pressed a key.
    case key(Key)
    /// A source was saved, added, or taken away.
    case saved
    /// Something that no check can do without is not there: its path.
    case gone(String)
    /// The check of that number ended, at a time of the day.
    case checkEnded(Int, CheckOutcome, at: String)
    /// The window has another size.
    case resized(Size)
    /// Somebody wants the terminal for something else.
    case stopped
    /// The terminal is ours again, of this size perhaps.
    case continued(Size)
    /// A signal asks for the end.
    case terminated(Int32)
}
