import ConsoleProgram
import ExerciseKit
import Foundation
import Platform

extension KataCommand {
    static let book = KataCommand(
        "book", for: .readers,
        "write everything as one HTML page",
        arguments: [.optional("FILE")],
        options: [open],
        discussion: """
            Writes the whole book: the route, the steps with every hunk of their diffs, the
            evidence, the exercises and the practice apps. The book is one self-contained HTML file:
            'top-movies.html' in the current folder, or FILE; '-' is standard output. An earlier book
            is overwritten, but no other file is.
            """
    ) { arguments, repository in
        let name = arguments.words.first ?? "top-movies.html"
        guard !name.isEmpty else { throw UsageError("The file's name is empty.") }
        guard name != "-" || !arguments[open] else {
            throw UsageError("Standard output can't be opened; name a file, or leave out '--open'.")
        }
        // If the name is that of a link, the page is written to where the link leads.
        let file = URL(filePath: name).withoutLinks
        guard name == "-" || file.isMissing(orHas: Book.mark.source) else {
            throw KataError("'\(name)' exists, and isn't an earlier book; name another file, or move that one away.")
        }
        let book = try Book(of: repository)
        let data = Data(book.html.utf8)
        let size = "\((data.count + 512) / 1024) KB, \(book.hunks.values.map(\.count).reduce(0, +)) hunks"
        guard name != "-" else {
            try FileHandle.standardOutput.write(book.html)
            try FileHandle.standardError.write("standard output: \(size)\n")
            return 0
        }
        do {
            try data.write(to: file, options: .atomic)
        } catch CocoaError.fileWriteOutOfSpace {
            throw KataError.lostOutput(SystemError(code: ENOSPC))
        } catch {
            throw KataError(
                "'\(name)' cannot be written; check that its folder exists and is writable, or name another file.")
        }
        try Terminal.print("\(name): \(size)")
        if arguments[open] { try file.open() }
        return 0
    }

    private static let open = Flag("--open", "open the book once it's written")
}

extension URL {
    #if os(macOS)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Opens the file in the user's default program for this type of file.
    /// - Throws: A ``KataError`` if the file can't be opened.
    func open(with opener: String = opener) throws {
        guard (try? Tool([opener])([path], mergesErrors: true, limit: 10).status) == 0 else {
            throw KataError("'\(path)' was written, but '\(opener)' couldn't open it; open the file yourself.")
        }
    }
}
