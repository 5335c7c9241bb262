import ConsoleUI

/// The composition root of the screen that follows a login.
struct WelcomeModule {
    let userName: String

    func makeView(on console: Console) -> Screen { WelcomeView(userName: userName, console: console) }
}

/// A greeting, as a line of text or a JSON object.
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
