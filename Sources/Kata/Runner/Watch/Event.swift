/// Something that a watch reacts to.
enum Event: Sendable {
    case begun
    case key(Key)
    /// A source was saved, added, or removed.
    case saved
    /// A path that every check needs is missing.
    case gone(String)
    /// The check with this number ended, at this time of day, after some seconds; by a `CancellationError` if it was
    /// obsolete.
    case checkEnded(Int, Result<Check, any Error>, at: String, seconds: Double)
    case resized(Terminal.Size)
    /// The user stops the program, as control-Z does.
    case stopped
    /// The terminal is ours again, perhaps with a new size.
    case continued(Terminal.Size)
    /// A signal asks for the end.
    case terminated(Int32)
}

/// The reaction to an event.
enum Effect: Sendable, Equatable {
    case beginCheck(Int)
    /// End the check that is under way; an event says when it has ended.
    case endCheck
    /// Record the check that ended.
    case note(seconds: Double)
    /// Do what the key asks for; the solution and the differences from it only if that's allowed, or the user is sure.
    case perform(Key, isSure: Bool = false)
    case wipe
    /// Give the terminal back, and stop.
    case stop
    case resume
    case leave(Int32)
}
