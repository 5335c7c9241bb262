/// Knows who may log in.
public protocol LoginService: Sendable {
    /// Finds the user with this name and password.
    /// - Returns: The user's name, or nil if there is none.
    /// - Throws: `CancellationError` where the task was cancelled.
    func user(named name: String, password: String) async throws -> String?
}

/// A service that knows one user, foo, and takes half a second to say so.
public struct BundledLoginService<Time: Clock<Duration>>: LoginService {
    private let clock: Time

    /// Makes a service that waits by `clock`.
    public init(clock: Time) {
        self.clock = clock
    }

    /// Waits half a second, and finds foo by the password "password".
    @concurrent
    public func user(named name: String, password: String) async throws -> String? {
        try await clock.sleep(for: .milliseconds(500))
        return name == "foo" && password == "password" ? name : nil
    }
}
