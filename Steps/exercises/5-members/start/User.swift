/// Who uses a view.
public enum User: Sendable {
    /// Sees the list and the details.
    case member
    /// Sees the list. The details are for members.
    case guest
}
