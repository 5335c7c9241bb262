import Foundation

/// `kata book`: writes the four steps as one page.
struct BookCommand: KataCommand {
    static let name = "book"
    static let audience = Audience.readers
    static let summary = "write one HTML file in which to read the four steps"
    static let help = """
        Usage: kata book [FILE]

        Writes the texts of the steps, with every hunk of their diffs and all sources, to one HTML file that needs
        nothing else: 'top-movies.html' in the current folder, or FILE; '-' is standard output. An earlier book is
        written over, any other file is not.
        """

    private let repository: Repository
    private let file: BookFile

    init(_ words: [String], in repository: Repository) throws {
        guard words.count <= 1 else { throw UsageError("'\(words[1])' is one word too many.") }
        let name = words.first ?? "top-movies.html"
        guard name == "-" || !name.hasPrefix("-") else { throw UsageError("There is no option '\(name)'.") }
        guard !name.isEmpty else { throw UsageError("The file's name is empty.") }
        (self.repository, file) = (repository, BookFile(name: name))
    }

    func run() throws -> Int32 {
        try file.requirePlace()
        let book = try Book(of: repository, pictures: .drawn(from: repository))
        try file.write(book)
        return 0
    }
}
