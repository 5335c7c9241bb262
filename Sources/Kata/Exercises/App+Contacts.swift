import ContactsConformance
import Structure

extension App {
    /// Contacts, which is there before and after the refactoring only. A module of its bare name would hide Apple's.
    static let contacts = App(
        module: "ContactsApp", libraries: ["Binding", "ContactBook", "ConsoleUI"], vocabulary: .contacts,
        suite: Suite(
            module: "ContactsConformance", law: "ContactsLaw", step: "ContactsStep", count: ContactsLaw.all.count,
            libraries: ["ContactsConformance", "ConsoleUI", "ContactBook"],
            subjects: """
                public import ContactBook
                public import ContactsApp
                public import ContactsConformance

                nonisolated extension Subject {
                    static let all = [
                        Subject(name: "text view", format: .text, feature: { ContactListModule.self }),
                        Subject(name: "JSON view", format: .json, feature: { ContactListModule.self }),
                    ]
                }

                extension ContactListModule: ContactsStep {
                    public static func make(store: any ContactStore) -> Self { Self(store: store) }
                }

                """),
        program: Program(
            name: "my-contacts", libraries: ["ConsoleUI", "ContactsProgram"],
            main: """
                import ContactsApp
                import ContactsProgram

                let program = ContactsProgram(name: "my-contacts", businessLayer: "Business", navigatingLayer: "Screen") { launch in
                    ContactListModule(store: launch.store).makeView(on: launch.console)
                }
                await program.main()

                """))
}
