import ConsoleUI

/// The screen after a login: a greeting, as a line of text or a JSON object.
final class WelcomeView: Screen {
    private let userName: String

    init(userName: String, console: Console) {
        self.userName = userName
        super.init(console: console)
    }

    override func viewWillAppear() {
        switch console.format {
        case .text: console.write(heading: "Hello, \(userName)")
        case .json: console.write(json: Page(userName: userName))
        }
    }

    private struct Page: Encodable {
        let screen = "welcome"
        let userName: String
    }
}
