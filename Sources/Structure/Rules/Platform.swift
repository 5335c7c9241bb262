extension Rule {
    /// Who may know the platform.
    static let platform = [
        Rule("platform", "Only views, the router and the composition roots know the console.") { folder in
            let roles: Set<Role> = [.business, .presenter, .presentation]
            let uses = folder.words(of: roles).filter {
                platformTypes.contains($0.text) || printing.contains($0.text) && $0.isCall
            }
            return folder.imports(of: "ConsoleUI", inFilesOf: roles)
                .map { $0.says("imports ConsoleUI: only views, the router and the module know the platform") }
                + uses.map { $0.says("knows the platform by \($0.text): leave that to a view or the router") }
        }
    ]

    private static let platformTypes: Set = ["Console", "Navigator", "Screen", "FileHandle"]
    private static let printing: Set = ["print", "debugPrint", "fputs", "puts", "putchar", "NSLog"]
}
