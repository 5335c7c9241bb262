import ConsoleUI
import Testing

struct NavigatorTests {
    /// A screen that records its life cycle.
    final class NotingScreen: Screen {
        private let name: String
        private let notes: Recorder

        init(_ name: String, notes: Recorder) {
            self.name = name
            self.notes = notes
            super.init(console: notes.console())
        }

        override func viewDidLoad() { console.write("\(name) did load") }
        override func viewWillAppear() { console.write("\(name) will appear") }
        override func viewDidDisappear() { console.write("\(name) did disappear") }
    }

    private let navigator = Navigator()
    private let notes = Recorder()

    @Test func `a screen loads once, appears each time it comes to the top, and is busy only there`() {
        let list = NotingScreen("list", notes: notes)
        let detail = NotingScreen("detail", notes: notes)
        navigator.willPush = { $0.console.write("will push") }
        navigator.push(list)
        #expect(notes.take() == "will push\nlist did load\nlist will appear\n")
        #expect(list.navigator === navigator)
        #expect(navigator.top === list)
        list.console.activity = "Loading"
        navigator.push(detail)
        let change = "will push\nlist did disappear\ndetail did load\ndetail will appear\n"
        #expect(notes.take() == change)
        #expect(list.console.activity == nil)
        #expect(navigator.pop() === detail)
        #expect(notes.take() == "detail did disappear\nlist will appear\n")
        #expect(detail.navigator == nil)
        #expect(navigator.top === list)
        #expect(navigator.pop() == nil, "the only screen stays")
        #expect(navigator.top === list, "the only screen stays")
    }

    @Test func `a screen and its navigator don't keep each other alive`() {
        weak var gone: Screen?
        do {
            let navigator = Navigator()
            navigator.push(NotingScreen("list", notes: notes))
            gone = navigator.top
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }
}
