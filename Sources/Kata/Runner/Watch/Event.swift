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

/// What becomes of a check.
enum CheckOutcome: Sendable {
    /// Both lamps were looked at.
    case checked(Check)
    /// They could not be: why, in a sentence.
    case failed(String)
    /// It was ended, since it was of no use any more.
    case cancelled

    init(_ check: () throws -> Check) {
        do {
            self = .checked(try check())
        } catch is CancellationError {
            self = .cancelled
        } catch {
            self = .failed("\(error)")
        }
    }
}

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

/// The size of a terminal.
struct Size: Sendable, Equatable {
    let width: Int
    let height: Int
}
