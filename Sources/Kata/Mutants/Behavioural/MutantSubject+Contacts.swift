import ContactsConformance

extension MutantSubject {
    /// Contacts, in MVVM, which is step 1, and in VIPER.
    static let contacts = MutantSubject(
        package: "contacts-mutants",
        folders: ["Sources/Practice/Contacts/1-MVVM", "Sources/Practice/Contacts/2-VIPER"],
        libraries: ["Binding", "ContactBook", "ConsoleUI"],
        judgeLibraries: ["ContactsConformance"],
        renamed: { words, file, step in
            if step == 1 { return words }
            // What a view called its view model is its presenter now.
            if file.hasSuffix("View.swift") { return words.replacing("viewModel", with: "presenter") }
            return Rename.applied(to: words).replacing("query.value", with: "query")
        },
        adapters: { copy, _ in
            [
                "\(copy.module)Feature.swift": """
                public import ContactBook
                public import ContactsConformance
                public import \(copy.module)

                extension \(copy.module).ContactListModule: ContactsStep {
                    public static func make(store: any ContactStore) -> Self { Self(store: store) }
                }

                """
            ]
        },
        judge: { imports, cases in
            """
            import ConsoleUI
            import ContactsConformance
            \(imports)

            // Prints the name of each law that the mutant breaks.
            let subject: any ContactsStep.Type = switch CommandLine.arguments[1] {
            \(cases)
            default: fatalError("There is no mutant \\(CommandLine.arguments[1]).")
            }
            for format in Console.Format.allCases {
                for law in ContactsLaw.all {
                    do { try await law(subject, format: format) } catch { print(law) }
                }
            }

            """
        },
        tried: { "\($0.module).ContactListModule.self" },
        laws: [ContactsLaw.all.map(\.id)],
        spareLaws: [
            "contacts-sorted": "names the fault where insert-in-place counts indices",
            "contacts-empty":
                "a person's first sight of a new store; a search that finds nothing shows its faults, too",
            "contacts-reload": "a person's way out of a failure; its faults show wherever something is read again",
            "contacts-newest-wins": "names the fault that insert-while-reading notices by a lost contact",
            "add-incomplete": "the article's own words; an alert's faults show in each law that meets one",
            "add-alerts-again": "names the fault that add-incomplete notices in its second case",
            "add-cancel": "a person's second command there; its faults show in each law that goes back",
            "insert-in-place": "the article's promise, one row and its index; each law that adds stands on it",
            "insert-first": "a table without rows is where insertions go wrong first; name-spaces happens to begin so",
            "insert-two-views": "one presenter for two platforms, in one sentence",
            "search": "a person's command; its faults show in each law that searches",
            "search-two-views": "names the fault that others notice by a search that is gone",
            "name-any-script": "says for people what name-harmless notices in a line of JSON",
            "name-harmless": "the console sees to it for every view, where no edit of a step reaches",
            "contacts-no-leak": "what keeps a screen alive keeps it while the store works, too",
            "contacts-saved-all-the-same": "says that Done is final; what breaks it breaks add-keeps first",
        ],
        mutants: Mutant.contacts)
}
