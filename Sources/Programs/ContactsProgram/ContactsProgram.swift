import ConsoleProgram
public import ConsoleUI
public import ContactBook

/// What the two programs have in common: everything but the step.
public struct ContactsProgram {
    /// What a step needs to make its first screen.
    public struct Launch {
        /// Where the contacts are kept.
        public let store: any ContactStore
        /// Where the screens write.
        public let console: Console
        /// Takes each hop from layer to layer, or is nil where no trace was asked for.
        public let trace: ((String) -> Void)?
    }

    private let program: ConsoleProgram<Void>

    /// Makes the program `name`, whose first screen is `makeScreen`'s.
    /// - Parameters:
    ///   - businessLayer: Who calls the store, for the trace.
    ///   - navigatingLayer: Who pushes a screen, for the trace.
    public init(
        name: String, businessLayer: String, navigatingLayer: String, makeScreen: @escaping (Launch) -> Screen
    ) {
        program = ConsoleProgram(Self.description(of: name), navigatingLayer: navigatingLayer) { launch in
            let store = launch.arguments["--store"].map { FileContactStore(path: $0) as any ContactStore }
            let trace = launch.trace
            return makeScreen(
                Launch(
                    store: ReportingContactStore(store ?? InMemoryContactStore(), outcome: launch.outcome) { call in
                        trace?("\(businessLayer) → Store \(call)")
                    },
                    console: launch.console, trace: trace))
        }
    }

    private static func description(of name: String) -> ProgramDescription {
        ProgramDescription(
            name: name,
            summary: "Lists contacts, finds them by name, and adds new ones.",
            options: [.init("--store", "PATH", "the file that keeps the contacts (none: six, until the program ends)")],
            commands: [
                "search TEXT": "show the names with TEXT in them; alone: all",
                "reload": "read the contacts again",
                "add": "add a contact: go to the screen for that",
                "first TEXT": "there: enter the first name",
                "last TEXT": "there: enter the last name",
                "done": "there: keep the contact",
                "cancel": "there: keep nothing",
            ],
            statuses: [
                .data: "the store is damaged", .noInput: "the store cannot be read",
                .cannotCreate: "the store cannot be written",
            ])
    }

    /// Runs the program on the process's own arguments and streams, and ends the process.
    public func main() async -> Never {
        await program.main()
    }
}
