/// A login as text, ready to be shown. It holds no password.
struct LoginPresentation: Equatable {
    let title: String
    let message: String
    /// What the user is waiting for while a spinner turns, or nil.
    let activity: String?

    init(title: String = "", message: String = "", activity: String? = nil) {
        (self.title, self.message, self.activity) = (title, message, activity)
    }

    init(_ state: LoginState) {
        switch state {
        case .idle: self.init()
        case .waiting: self.init(activity: "Logging in")
        case .loggedIn: self.init(title: "Welcome Back", message: "Login Successful", activity: "Going on")
        case .refused: self.init(message: "Failed to get user object")
        }
    }

    /// The same, with nothing to wait for.
    var settled: LoginPresentation { LoginPresentation(title: title, message: message) }

    /// The answer to Continue if no user is logged in.
    static let nobody = LoginPresentation(message: "User selected is nil, cannot proceed")
}
