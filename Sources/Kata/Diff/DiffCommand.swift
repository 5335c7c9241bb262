/// `kata diff`: shows what changes from one step to another.
struct DiffCommand: KataCommand {
    static let name = "diff"
    static let audience = Audience.readers
    static let summary = "show what changes from one step to another"
    static let help = """
        Usage: kata diff FROM TO [FILE ...] [options]

        Shows what changes from step FROM to step TO, two numbers from 1 to 4. With FILE, only in the files whose name
        contains it; upper and lower case are the same.

        Options:
          --side-by-side             both steps in columns, from 60 columns on
          --stat                     how much changes in each file
          --rename                   look through the rename: read Interactor as ViewModel, in contents and names
          --color auto|always|never  auto: at a terminal, unless NO_COLOR is set
          --width N                  the width for --side-by-side and --stat (the terminal's, or 120)

        Without colour, the text is git's own and can be piped into whatever reads a diff.

        Exit status: 0, also where there are differences; 64 for wrong usage.
        """

    private let options: DiffOptions
    private let repository: Repository
    private let terminal: Terminal

    init(_ words: [String], in repository: Repository) throws {
        try self.init(words, in: repository, at: .current)
    }

    /// Reads the command line, for output to `terminal`.
    /// - Throws: `UsageError`.
    init(_ words: [String], in repository: Repository, at terminal: Terminal) throws {
        options = try DiffOptions(words)
        (self.repository, self.terminal) = (repository, terminal)
    }

    func run() throws -> Int32 {
        if let note { try ByteStream.standardError.write("kata: \(note)\n") }
        try ByteStream.standardOutput.write(text())
        return 0
    }

    /// What goes to standard output.
    /// - Throws: `UsageError` if a file is named that does not change, and what comparing the steps throws.
    func text() throws -> String {
        let whole = try Comparison(options, in: repository)
        let changes = try whole.changes()
        guard !changes.isEmpty else {
            let isRename = Set([options.from, options.to]) == Set(Step.all.suffix(2))
            return isRename ? try RenameCount(in: repository).sentence + "\n" : "No difference.\n"
        }
        let chosen = try options.choose(from: changes)
        let width = options.width ?? terminal.columns
        let isColored = options.color.map { $0 == .always } ?? terminal.showsColor
        if options.layout == .stat { return try whole.limited(to: chosen).stat(width: width, isColored: isColored) }
        if options.layout == .sideBySide, width >= SideBySide.minimumWidth {
            return try SideBySide(width: width, whole.shown(chosen)).text(isColored: isColored)
        }
        return isColored ? try Unified(files: whole.shown(chosen)).text : chosen.map(\.text).joined()
    }

    /// What is to be known beside the diff.
    var note: String? {
        guard !options.looksThroughRename, (options.from.number == 4) != (options.to.number == 4) else { return nil }
        return "Step 4 renames the ViewModel; '--rename' makes that vanish."
    }
}
