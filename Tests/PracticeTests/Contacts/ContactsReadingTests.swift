import Conformance
import ConsoleUI
import ContactBook
import ContactsConformance
import Synchronization
import Testing

/// What holds while a store reads, and when it reads again. The laws' own store doesn't notice that it is cancelled.
@Suite(.timeLimit(.minutes(5)))
struct ContactsReadingTests {
    private let store = SlowContactStore()

    @Test(arguments: ContactsTestStep.allCases, Console.Format.allCases)
    func `a reading with no one waiting is cancelled`(step: ContactsTestStep, format: Console.Format) async {
        do {
            let window = await open(step, format)
            window.type("reload")
            await settle { store.readings == 2 && store.clock.sleeperCount > 0 }
            await settle()
            #expect(store.clock.sleeperCount == 1, "the older reading is cancelled")
        }
        #expect(store.clock.sleeperCount == 0)
    }

    @Test(arguments: ContactsTestStep.allCases, Console.Format.allCases)
    func `a search during a reading applies to its result`(step: ContactsTestStep, format: Console.Format) async {
        let window = await open(step, format)
        _ = window.takeOutput()
        for query in ["x", "smith", "smith"] { window.type("search \(query)") }
        #expect(window.takeOutput() == [] && window.console.activity == "Loading the contacts")
        store.clock.advance(by: .seconds(1))
        await settle { window.console.activity == nil }
        let output = window.takeOutput()
        #expect(output.count == 1 && output.joined().contains("Alan Smith"), "\(output)")
    }

    private func open(_ step: ContactsTestStep, _ format: Console.Format) async -> Window {
        let window = Window(format: format)
        window.navigator.push(step.feature.init(store: store).makeView(on: window.console))
        await settle { store.clock.sleeperCount == 1 }
        return window
    }
}

/// A store of the examples that takes a second to read them.
private final nonisolated class SlowContactStore: ContactStore {
    let clock = ManualClock()
    private let count = Mutex(0)

    /// How often the contacts were read.
    var readings: Int { count.withLock(\.self) }

    func contacts() async throws(ContactStoreError) -> [Contact] {
        count.withLock { $0 += 1 }
        try? await clock.sleep(for: .seconds(1))
        return .examples
    }

    func add(_ contact: Contact) async throws(ContactStoreError) {}
}
