import ConsoleUI
import Testing

struct NavigatorTests {
    /// A screen that notes what happens to it.
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

    @Test func `a pushed screen loads once, appears each time it comes to the top, and is busy only there`() {
        let (list, detail) = (NotingScreen("list", notes: notes), NotingScreen("detail", notes: notes))
        navigator.push(list)
        #expect(notes.take() == "list did load\nlist will appear\n")
        #expect(list.navigator === navigator && navigator.top === list)
        list.console.activity = "Loading"
        navigator.push(detail)
        #expect(notes.take() == "list did disappear\ndetail did load\ndetail will appear\n")
        #expect(list.console.activity == nil)
        #expect(navigator.pop() === detail)
        #expect(notes.take() == "detail did disappear\nlist will appear\n")
        #expect(detail.navigator == nil && navigator.top === list)
        #expect(navigator.pop() == nil && navigator.top === list, "the only screen stays")
    }

    @Test func `willPush is called with each screen before it's pushed`() {
        let list = NotingScreen("list", notes: notes)
        navigator.willPush = { [notes] screen in screen.console.write("will push, \(notes.output.isEmpty)") }
        navigator.push(list)
        #expect(notes.output.hasPrefix("will push, true\n"))
    }

    @Test func `neither keeps the other alive beyond the stack`() {
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
