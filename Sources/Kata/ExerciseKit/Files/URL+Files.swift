package import Foundation
import Platform

extension URL {
    package var exists: Bool { FileManager.default.fileExists(atPath: path) }

    package var isFolder: Bool {
        let values = try? resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
        return values?.isDirectory == true
    }

    /// Whether this is a folder, and not a link to one.
    var isOwnFolder: Bool { isFolder && destination == nil }

    /// Where a link leads, or nil if this isn't a link.
    package var destination: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }

    package var isEmptyOrMissing: Bool { !exists || isFolder && names.isEmpty }

    /// Whether it's safe to write the file, because it doesn't exist or contains `mark`.
    package func isMissing(orHas mark: String) -> Bool {
        !exists || (try? Data(contentsOf: self))?.range(of: Data(mark.utf8)) != nil
    }

    /// Where the file is: the end of the links that the path may lead along, even if there's nothing there yet.
    package var withoutLinks: URL {
        var file = standardizedFileURL
        // The system follows as many links, at most.
        for _ in 1...40 {
            guard let next = file.destination else { break }
            file = URL(filePath: next, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
        }
        return file
    }

    /// Returns the text of the file, whatever its line ends, as ``Swift/String/withLineFeeds``.
    package func text() throws -> String { try String(contentsOf: self, encoding: .utf8).withLineFeeds }

    /// The text of the file or, if the file is larger than 4 MB, of its first and its last part; empty if it's missing.
    var ends: String {
        let data = (try? Data(contentsOf: self)) ?? Data()
        let part = 2 << 20
        let ends = data.count > 2 * part ? data.prefix(part) + data.suffix(part) : data
        return String(decoding: ends, as: UTF8.self)
    }

    /// Returns the file's contents, with line feeds if it's a text. For a link, such as an editor's lock, returns the
    /// link's destination.
    func contents() throws -> Data {
        if let text = try? destination ?? text() { return Data(text.utf8) }
        return try Data(contentsOf: self)
    }

    /// The names of everything in the folder except Finder's files; empty if there's no folder.
    package var names: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        return (names ?? []).filter { $0 != ".DS_Store" }
    }

    /// The relative paths of everything in the folder, at any depth, except Finder's files; empty if there's no folder.
    package var subpaths: [String] {
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: path)
        return (paths ?? []).filter { !$0.hasSuffix(".DS_Store") }
    }

    /// Returns the texts of the Swift files in the folder, at any depth, by relative path.
    /// - Throws: A ``KataError`` if there are none, or any error from reading them.
    package func swiftFiles() throws -> [String: String] {
        let paths = subpaths.filter(\.isSource)
        guard !paths.isEmpty else {
            throw KataError("'\(path)' has no Swift files; is the checkout complete?")
        }
        var files: [String: String] = [:]
        for path in paths { files[path] = try appending(path: path).text() }
        return files
    }

    /// Writes files, given by relative path, and creates the folders that they need.
    package func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = appending(path: path).standardizedFileURL
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Data's own `write` waits for the disk each time.
            let descriptor = Foundation.open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
            guard descriptor >= 0 else { throw KataError.unwritable(file, SystemError()) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(text, to: file)
        }
    }

    package func removeIfThere() throws { if exists { try FileManager.default.removeItem(at: self) } }
}

extension FileHandle {
    /// Writes all of `text`. An error names the file.
    func write(_ text: String, to file: URL) throws {
        do {
            try write(contentsOf: Data(text.utf8))
        } catch let error as CocoaError {
            throw KataError(error, at: file) ?? error
        }
    }
}

extension [String: String] {
    /// The files, with paths that don't lead out of the folder: `../../Tests/A.swift` becomes `Tests/A.swift`.
    package var inOneFolder: Self {
        let files = map { path, text in (path.replacing("../", with: ""), text) }
        return Self(files) { $1 }
    }
}

extension String {
    /// The text as one word for a shell, quoted if necessary.
    package var quoted: String {
        guard wholeMatch(of: /[\w.,:\/@%+-]+/) == nil else { return self }
        let escaped = replacing("'", with: #"'\''"#)
        return "'\(escaped)'"
    }

    /// The text as a string literal of Swift, with its quotes.
    package var swiftLiteral: String {
        // The description is a literal: it escapes quotes, backslashes and control characters.
        debugDescription
    }

    /// The text with Unix's line ends in place of Windows', and without a byte order mark.
    var withLineFeeds: String {
        let text = unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
        // To Swift, a carriage return with a line feed is one character, which isn't a line feed.
        return text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
    }

    /// Whether this is the path of a Swift file that isn't hidden. Editors hide their own files.
    var isSource: Bool {
        let isHidden = split(separator: "/").contains { $0.hasPrefix(".") }
        return hasSuffix(".swift") && !isHidden
    }
}

extension StringProtocol {
    /// The lines of the text, without line feeds, including the line after the last line feed.
    package var lines: [String] {
        let lines = String(self).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map(String.init)
    }
}
