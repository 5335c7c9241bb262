import Foundation
import MovieCatalog
import Testing

/// Reading a feed from a file: what it gives, and how each failure reads. Each test has a folder of its own.
final class FileMovieServiceTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "MovieCatalog-\(UUID())").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `a file's movies and remarks are read, whatever its name`() async throws {
        let path = try file("Top 100% é#?.txt", holding: #"[{"title": "Heat", "year": 1995}, {}]"#)
        let feed = try await FetchingMovieService(path: path).fetchMovies()

        let remarks = ["1 of 2 entries left out: no title"]
        #expect(feed == MovieFeed(movies: [Movie(title: "Heat", year: 1995)], remarks: remarks))
    }

    @Test func `each call reads the file again`() async throws {
        let path = try file("feed.json", holding: #"[{"title": "Heat"}]"#)
        let service = FetchingMovieService(path: path)
        _ = try await service.fetchMovies()
        _ = try file("feed.json", holding: #"[{"title": "Alien"}]"#)
        let feed = try await service.fetchMovies()

        #expect(feed.movies == [Movie(title: "Alien")])
    }

    @Test func `a pipe is read to its end`() async throws {
        // Longer than one read of a pipe gives, shorter than what a pipe holds without a reader.
        let padding = String(repeating: " ", count: 60_000)
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(#"[\#(padding){"title": "Heat"}]"#.utf8))
        try pipe.fileHandleForWriting.close()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        let feed = try await FetchingMovieService(path: path).fetchMovies()

        #expect(feed.movies == [Movie(title: "Heat")])
    }

    @Test @MainActor func `the main actor is free while a file is read`() async throws {
        let service = FetchingMovieService(path: try file("feed.json", holding: #"[{"title": "Heat"}]"#))
        var events: [String] = []
        // Both wait for this test to leave the actor, so the second one runs as soon as the first one leaves it.
        let reading = Task {
            _ = try await service.fetchMovies()
            events.append("read")
        }
        let other = Task { events.append("something else") }
        try await reading.value
        await other.value

        #expect(events == ["something else", "read"])
    }

    @Test func `a file that does not exist is unreadable`() async throws {
        let path = folder + "/nothing.json"
        let error = try await failure(at: path)

        #expect(error == unreadable("'\(path)' does not exist; check the path."))
    }

    @Test func `a path through a file does not exist`() async throws {
        let path = try file("feed.json", holding: "[]") + "/feed.json"
        let error = try await failure(at: path)

        #expect(error == unreadable("'\(path)' does not exist; check the path."))
    }

    @Test func `a folder is unreadable`() async throws {
        let error = try await failure(at: folder)
        #expect(error == unreadable("'\(folder)' is a folder; give the path of a file."))
    }

    @Test func `a file without permission is unreadable, but for root`() async throws {
        let path = try file("secret.json", holding: "[]")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        guard geteuid() != 0 else {
            #expect(try await FetchingMovieService(path: path).fetchMovies() == MovieFeed(movies: []))
            return
        }
        let error = try await failure(at: path)
        let message = "'\(path)' may not be read by this user; change its permissions, or give another file."
        #expect(error == unreadable(message))
    }

    @Test func `a link to itself is unreadable`() async throws {
        let path = folder + "/loop"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        let error = try await failure(at: path)

        #expect(error.kind == .unreadableFile)
        #expect(error.message.hasPrefix("'\(path)' cannot be read: "))
        #expect(error.message.hasSuffix("Too many levels of symbolic links; give another file."))
    }

    @Test func `an empty file isn't a movie feed`() async throws {
        let path = try file("empty.json", holding: "")
        let error = try await failure(at: path)

        let message = "'\(path)' is empty; give it a movie feed."
        #expect(error == MovieServiceError(kind: .notAMovieFeed, message: message))
    }

    @Test func `a path with control characters is quoted without them`() async throws {
        let error = try await failure(at: folder + "/\u{1B}[31m\nred\u{202E}")

        #expect(error.message == "'\(folder)/\u{FFFD}[31m\u{FFFD}red\u{FFFD}' does not exist; check the path.")
    }

    private func file(_ name: String, holding text: String) throws -> String {
        let path = "\(folder)/\(name)"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func failure(at path: String) async throws -> MovieServiceError {
        try await #require(throws: MovieServiceError.self) { try await FetchingMovieService(path: path).fetchMovies() }
    }

    private func unreadable(_ message: String) -> MovieServiceError {
        MovieServiceError(kind: .unreadableFile, message: message)
    }
}
