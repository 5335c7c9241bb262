/// How far a login has come. It holds no password.
public enum LoginState: Equatable, Sendable {
    /// Nobody has asked for anything.
    case idle
    /// An answer is awaited.
    case waiting
    /// Somebody is logged in.
    case loggedIn(userName: String)
    /// There is no such user, or the password is another.
    case refused
}
