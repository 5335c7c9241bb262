/// Finds users by name and password.
public protocol LoginService: Sendable {
    /// Returns the name of the user with this name and password, or nil if there is none.
    /// - Throws: `CancellationError` if the task was cancelled.
    func user(named name: String, password: String) async throws -> String?
}

/// A service with one user, foo. It takes half a second to respond.
public struct BundledLoginService<Time: Clock<Duration>>: LoginService {
    private let clock: Time

    /// Creates a service that waits on `clock`.
    public init(clock: Time) { self.clock = clock }

    /// Waits half a second, and finds foo if the password is "password".
    @concurrent
    public func user(named name: String, password: String) async throws -> String? {
        try await clock.sleep(for: .milliseconds(500))
        return name == "foo" && password == "password" ? name : nil
    }
}
