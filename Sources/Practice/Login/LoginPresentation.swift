/// The state of a login as text, ready to be shown. It contains no password.
struct LoginPresentation: Equatable {
    var title = "", message = ""
    /// The text to show next to the spinner, or nil if the user isn't waiting.
    var activity: String?

    /// The message shown if the user taps Continue without being logged in.
    static let nobody = LoginPresentation(message: "User selected is nil, cannot proceed")

    /// The same text, with nothing to wait for.
    var settled: LoginPresentation { LoginPresentation(title: title, message: message) }
}

extension LoginPresentation {
    init(_ state: LoginState) {
        switch state {
        case .idle: self.init()
        case .waiting: self.init(activity: "Logging in")
        case .loggedIn: self.init(title: "Welcome Back", message: "Login Successful", activity: "Going on")
        case .refused: self.init(message: "Failed to get user object")
        }
    }
}
