import Foundation

/// Where a book is written to.
struct BookFile {
    /// The file, as it was asked for; `-` is standard output.
    let name: String

    private var isStandardOutput: Bool { name == "-" }

    /// Sees to it that nothing but an earlier book is written over.
    /// - Throws: A ``RouteError`` if something else stands there.
    func requirePlace() throws {
        guard !isStandardOutput, FileManager.default.fileExists(atPath: name) else { return }
        let mark = HTML.void("meta", ["name": "generator", "content": Book.generator]).source
        let text = try? String(contentsOfFile: name, encoding: .utf8)
        guard text?.contains(mark) == true else {
            throw RouteError(
                "'\(name)' is there already and is not a book of ours; name another file, or move that one away.")
        }
    }

    /// Writes the book, and says so in one line.
    /// - Throws: A ``RouteError`` if the file cannot be written.
    func write(_ book: Book) throws {
        let data = Data(book.html.utf8)
        let size = "\((data.count + 512) / 1024) KB, \(book.hunkCount) hunks"
        guard !isStandardOutput else {
            FileHandle.standardOutput.write(data)
            FileHandle.standardError.write(Data("standard output: \(size)\n".utf8))
            return
        }
        do {
            try data.write(to: URL(filePath: name), options: .atomic)
        } catch {
            throw RouteError(
                "'\(name)' cannot be written; see that its folder is there and can be written to, or name another file."
            )
        }
        print("\(name): \(size)")
    }
}
