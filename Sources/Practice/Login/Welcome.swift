import ConsoleUI

/// The composition root of the screen that follows a login.
enum WelcomeModule {
    static func makeView(for userName: String, on console: Console) -> Screen {
        switch console.format {
        case .text: TextWelcomeView(userName: userName, console: console)
        case .json: JSONWelcomeView(userName: userName, console: console)
        }
    }
}

/// A greeting as a line of text.
final class TextWelcomeView: Screen {
    private let userName: String

    init(userName: String, console: Console) {
        self.userName = userName
        super.init(console: console)
    }

    override func viewWillAppear() {
        console.write(heading: "Hello, \(userName)")
    }
}

/// A greeting as a JSON object.
final class JSONWelcomeView: Screen {
    private let userName: String

    init(userName: String, console: Console) {
        self.userName = userName
        super.init(console: console)
    }

    override func viewWillAppear() {
        console.write(json: Page(userName: userName))
    }

    private struct Page: Encodable {
        let screen = "welcome"
        let userName: String
    }
}
