import ConsoleUI
import Foundation

extension KataCommand {
    static let book = KataCommand("book", words: 1) { arguments, repository in
        let name = arguments.words.first ?? "top-movies.html"
        guard !name.isEmpty else { throw UsageError("The file's name is empty.") }
        let earlier =
            name == "-" || !URL(filePath: name).exists ? nil : try? String(contentsOfFile: name, encoding: .utf8)
        guard name == "-" || !URL(filePath: name).exists || earlier?.contains(Book.mark.source) == true else {
            throw KataError("'\(name)' exists, and is not a book of ours; name another file, or move that one away.")
        }
        let book = try Book(of: repository)
        let size = "\((book.html.utf8.count + 512) / 1024) KB, \(book.hunkCount) hunks"
        guard name != "-" else {
            try ByteStream.standardOutput.write(book.html)
            try ByteStream.standardError.write("standard output: \(size)\n")
            return 0
        }
        do {
            try Data(book.html.utf8).write(to: URL(filePath: name), options: .atomic)
        } catch {
            throw KataError(
                "'\(name)' cannot be written; check that its folder exists and is writable, or name another file.")
        }
        print("\(name): \(size)")
        return 0
    }
}
