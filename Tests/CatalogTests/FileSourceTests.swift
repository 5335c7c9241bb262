import Fetching
import Foundation
import Testing

/// Reading a file: what it gives, and how each failure reads. Each test has a folder of its own.
final class FileSourceTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "Fetching-\(UUID())").path

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @Test func `a file's bytes are read unchanged, again each time, whatever its name`() async throws {
        let source = FileSource(path: try file("Top 100% é#?.txt"))
        for bytes: [UInt8] in [[0, 0xFF, 0x0A], [], [0x5B]] {
            try Data(bytes).write(to: URL(filePath: source.place))
            #expect(try await source.bytes() == Data(bytes))
        }
    }

    @Test func `a file may be as long as the limit, and no longer`() async throws {
        let path = try file("a", count: 100)
        #expect(try await FileSource(path: path, limit: 100).bytes().count == 100)
        #expect(try await FileSource(path: path, limit: .max).bytes().count == 100)
        let source = FileSource(path: path, expecting: "a list of articles", limit: 99)
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        let reason = "holds more than 99 bytes, too much for a list of articles; give another file, or allow more."
        #expect(error == FetchError(kind: .notAFeed, message: "'\(path)' \(reason)"))
    }

    @Test func `a file may have 16 MiB by default`() async throws {
        let path = try file("a")
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: 16_777_216)
        #expect(try await FileSource(path: path).bytes().count == 16_777_216)
        try handle.truncate(atOffset: 16_777_217)
        await #expect(throws: FetchError.self) { try await FileSource(path: path).bytes() }
    }

    @Test func `a pipe is read to its end, and an endless one up to the limit`() async throws {
        let pipe = Pipe()
        // Longer than one read of a pipe gives, shorter than what a pipe holds without a reader.
        try pipe.fileHandleForWriting.write(contentsOf: Data(count: 60_000))
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        let error = await #expect(throws: FetchError.self) { try await FileSource(path: path, limit: 20_000).bytes() }
        #expect(error?.kind == .notAFeed)
        try pipe.fileHandleForWriting.close()
        #expect(try await FileSource(path: path).bytes().count == 60_000 - 20_001)
    }

    @Test @MainActor func `the main actor is free while a file is read`() async throws {
        let source = FileSource(path: try file("a"))
        var events: [String] = []
        // Both wait for this test to leave the actor, so the second one runs as soon as the first one leaves it.
        let reading = Task {
            _ = try await source.bytes()
            events.append("read")
        }
        let other = Task { events.append("something else") }
        try await reading.value
        await other.value
        #expect(events == ["something else", "read"])
    }

    @Test func `what can't be read is unreadable, for a reason, and quoted without control characters`() async throws {
        let file = try file("a")
        let reasons = [
            (folder + "/nothing.json", "does not exist; check the path."),
            // A path through a file.
            (file + "/b", "does not exist; check the path."), (folder + "/\u{1B}[31m\nr\u{202E}", nil),
            (folder, "is a folder; give the path of a file."),
        ]
        for (path, reason) in reasons {
            let quoted = reason == nil ? "'\(folder)/\u{FFFD}[31m\u{FFFD}r\u{FFFD}'" : "'\(path)'"
            let message = "\(quoted) \(reason ?? "does not exist; check the path.")"
            let error = try await failure(at: path)
            #expect(error == FetchError(kind: .unreadableFile, message: message))
            #expect(error.description == message)
            #expect(FileSource(path: path).place == path)
        }
    }

    @Test func `a file without permission is unreadable, but for root`() async throws {
        let path = try file("secret.json")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        guard geteuid() != 0 else {
            #expect(try await FileSource(path: path).bytes().isEmpty)
            return
        }
        let message = "'\(path)' may not be read by this user; change its permissions, or give another file."
        #expect(try await failure(at: path) == FetchError(kind: .unreadableFile, message: message))
    }

    @Test func `a link to itself is unreadable`() async throws {
        let path = folder + "/loop"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        let error = try await failure(at: path)
        #expect(error.kind == .unreadableFile)
        #expect(error.message.hasPrefix("'\(path)' cannot be read: "))
        #expect(error.message.hasSuffix("Too many levels of symbolic links; give another file."))
    }

    private func file(_ name: String, count: Int = 0) throws -> String {
        try Data(count: count).write(to: URL(filePath: "\(folder)/\(name)"))
        return "\(folder)/\(name)"
    }

    private func failure(at path: String) async throws -> FetchError {
        try await #require(throws: FetchError.self) { try await FileSource(path: path).bytes() }
    }
}
