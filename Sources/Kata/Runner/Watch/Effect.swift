/// What is to be done about an event.
enum Effect: Sendable, Equatable {
    /// Begin the check of that number.
    case beginCheck(Int)
    /// End the check that is under way; that it ended is told by an event.
    case endCheck
    /// Note the check that ended in the progress.
    case note
    /// Take the next hint, and show it.
    case hint
    /// Show what differs from the reference solution, if that is allowed.
    case diff(isSure: Bool)
    /// Show all exercises.
    case list
    /// Wipe the screen before it is drawn.
    case wipe
    /// Give the terminal back, and stop.
    case stop
    /// Take the terminal again.
    case resume
    /// End, with an exit status.
    case leave(Int32)
}
