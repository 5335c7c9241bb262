public import ConsoleProgram
public import ConsoleUI
public import ContactBook

/// The part that both Contacts programs share: everything but the app.
public struct ContactsProgram {
    /// The inputs of the first screen.
    public struct Launch {
        /// The contact store.
        public let store: any ContactStore
        /// The console that the screen writes to.
        public let console: Console
        /// The function that receives each call between layers, or nil if no trace was requested.
        public let trace: ((String) -> Void)?
    }

    private let program: ConsoleProgram

    private static let store = Option(
        "--store", "PATH", "the file with the contacts (none: six examples, not saved)")

    /// Creates a program.
    /// - Parameters:
    ///   - businessLayer: The layer that calls the store, for the trace.
    ///   - navigatingLayer: The layer that pushes screens, for the trace, or nil if there is no trace.
    ///   - makeScreen: Creates the first screen.
    public init(
        name: String,
        businessLayer: String = "",
        navigatingLayer: String? = nil,
        makeScreen: @escaping (Launch) -> Screen
    ) {
        program = ConsoleProgram(
            name: name,
            summary: "Lists contacts, finds them by name, and adds new ones.",
            options: [Self.store],
            commands: [
                "search TEXT": "show the names that contain TEXT, or all",
                "reload": "read the contacts again",
                "add": "open the screen that adds a contact",
                "first TEXT": "on that screen: enter the first name",
                "last TEXT": "on that screen: enter the last name",
                "done": "on that screen: save the contact",
                "cancel": "on that screen: discard the contact",
            ],
            statuses: [
                .data: "the store is damaged",
                .noInput: "the store cannot be read",
                .cannotCreate: "the store cannot be written",
            ],
            navigatingLayer: navigatingLayer
        ) { arguments, run in
            let file = arguments[Self.store].map { path in
                FileContactStore(path: path) { message in
                    Task { await run.console.note(message) }
                }
            }
            let store = ReportingContactStore(
                store: file ?? InMemoryContactStore(), hop: "\(businessLayer) → Store", launch: run)
            return makeScreen(Launch(store: store, console: run.console, trace: run.trace))
        }
    }

    /// Runs the program with the process's own arguments and streams, and ends the process.
    public func main() -> Never { program.main() }
}

/// A store that reports each call.
private nonisolated struct ReportingContactStore: ContactStore {
    let store: any ContactStore
    let hop: String
    let launch: Launch

    func contacts() async throws(ContactStoreError) -> [Contact] {
        try await launch.report("\(hop) contacts()") { () throws(ContactStoreError) in
            try await store.contacts()
        }
    }

    func add(_ contact: Contact) async throws(ContactStoreError) {
        try await launch.report("\(hop) add(_:)") { () throws(ContactStoreError) in
            try await store.add(contact)
        }
    }
}

nonisolated extension ContactStoreError: ServiceFailure {
    /// The program's exit status.
    public var exitCode: ExitCode {
        switch kind {
        case .damaged: .data
        case .unreadable: .noInput
        case .unwritable: .cannotCreate
        }
    }
}
