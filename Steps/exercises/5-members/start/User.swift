/// A user of the app.
public struct User: Sendable {
    /// Whether the user is a member. What a member may see is a business rule.
    public let isMember: Bool

    /// A user who is a member.
    public static let member = User(isMember: true)
    /// A user who isn't a member.
    public static let guest = User(isMember: false)
}
