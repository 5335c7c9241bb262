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
