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

    @Test func `a screen loads once, and appears each time it comes to the top`() {
        let list = NotingScreen("list", notes: notes)
        let detail = NotingScreen("detail", notes: notes)
        navigator.willPush = { $0.console.write("will push") }
        navigator.push(list)
        #expect(notes.take() == "will push\nlist did load\nlist will appear\n")
        navigator.push(detail)
        let change = "will push\nlist did disappear\ndetail did load\ndetail will appear\n"
        #expect(notes.take() == change)
        navigator.pop()
        #expect(notes.take() == "detail did disappear\nlist will appear\n")
    }

    @Test func `a covered screen isn't busy`() {
        let list = NotingScreen("list", notes: notes)
        navigator.push(list)
        list.console.activity = "Loading"
        navigator.push(NotingScreen("detail", notes: notes))
        #expect(list.console.activity == nil)
    }

    @Test func `a pushed screen is on top until it's popped`() {
        let list = NotingScreen("list", notes: notes)
        let detail = NotingScreen("detail", notes: notes)
        navigator.push(list)
        navigator.push(detail)
        #expect(detail.navigator === navigator)
        #expect(navigator.top === detail)
        #expect(navigator.pop() === detail)
        #expect(detail.navigator == nil)
        #expect(navigator.top === list)
    }

    @Test func `the only screen stays`() {
        let list = NotingScreen("list", notes: notes)
        navigator.push(list)
        #expect(navigator.pop() == nil)
        #expect(list.navigator === navigator)
        #expect(navigator.top === list)
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
