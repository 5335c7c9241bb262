import Fetching
import Foundation
import TestSupport
import Testing

/// Reading a file, and the message for each failure.
struct FileSourceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a file's bytes are read unchanged, anew each time, whatever its name`() async throws {
        for bytes: [UInt8] in [[0, 0xFF, 0x0A], [], [0x5B]] {
            let source = FileSource(path: try folder.write(bytes, to: "Top 100% é#?.txt"))
            #expect(try await source.bytes() == Data(bytes))
        }
    }

    @Test func `a file may be no longer than the limit, which is 16 MiB by default`() async throws {
        let path = try folder.write(Data(count: 100), to: "a")
        #expect(try await FileSource(path: path, limit: 100).bytes().count == 100)
        #expect(try await FileSource(path: path, limit: .max).bytes().count == 100)
        let source = FileSource(path: path, expecting: "a list of articles", limit: 99)
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        let reason = "holds more than 99 bytes, too much for a list of articles; give another file, or allow more."
        #expect(error == FetchError(kind: .notAFeed, message: "'\(path)' \(reason)"))
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: 16_777_216)
        #expect(try await FileSource(path: path).bytes().count == 16_777_216)
        try handle.truncate(atOffset: 16_777_217)
        await #expect(throws: FetchError.self) { try await FileSource(path: path).bytes() }
    }

    @Test func `a pipe is read to its end, and an endless pipe up to the limit`() async throws {
        let pipe = Pipe()
        // The data is too long for a single read from a pipe, but short enough to be written before anything reads it.
        try pipe.fileHandleForWriting.write(contentsOf: Data(count: 60_000))
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        let error = await #expect(throws: FetchError.self) { try await FileSource(path: path, limit: 20_000).bytes() }
        #expect(error?.kind == .notAFeed)
        try pipe.fileHandleForWriting.close()
        #expect(try await FileSource(path: path).bytes().count == 60_000 - 20_001)
    }

    @Test @MainActor func `the main actor is free while a file is read`() async throws {
        let source = FileSource(path: try folder.write(Data(), to: "a"))
        var events: [String] = []
        // Neither task starts until this test gives up the main actor; the second runs once the first gives it up.
        let reading = Task {
            _ = try await source.bytes()
            events.append("read")
        }
        let other = Task { events.append("something else") }
        try await reading.value
        await other.value
        #expect(events == ["something else", "read"])
    }

    @Test func `an unreadable path is reported with a reason, and quoted without control characters`() async throws {
        let (folder, file) = (folder.path, try folder.write(Data(), to: "a"))
        let missing = "does not exist; check the path."
        for (path, quoted, reason) in [
            ("\(folder)/nothing.json", "\(folder)/nothing.json", missing),
            ("\(file)/b", "\(file)/b", missing),
            ("\(folder)/\u{1B}[31m\nr\u{202E}", "\(folder)/\u{FFFD}[31m\u{FFFD}r\u{FFFD}", missing),
            (folder, folder, "is a folder; give the path of a file."),
            ("http:/me:secret@h/", "http:/…@h/", missing),
            ("me:sec/r@et@h/x", "me:…@h/x", missing),
        ] {
            let error = try await failure(at: path)
            #expect(error == FetchError(kind: .unreadableFile, message: "'\(quoted)' \(reason)"))
            #expect(error.description == error.message)
            #expect(FileSource(path: path).place == path)
        }
    }

    @Test func `a file without read permission is unreadable, except for root`() async throws {
        let path = try folder.write(Data(), to: "secret.json")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        guard geteuid() != 0 else {
            #expect(try await FileSource(path: path).bytes().isEmpty)
            return
        }
        let message = "'\(path)' may not be read by this user; change its permissions, or give another file."
        #expect(try await failure(at: path) == FetchError(kind: .unreadableFile, message: message))
    }

    @Test func `a link to itself is unreadable`() async throws {
        let path = folder.path("loop")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        let error = try await failure(at: path)
        #expect(error.kind == .unreadableFile)
        #expect(error.message.hasPrefix("'\(path)' cannot be read: "))
        #expect(error.message.hasSuffix("Too many levels of symbolic links; give another file."))
    }

    private func failure(at path: String) async throws -> FetchError {
        try await #require(throws: FetchError.self) { try await FileSource(path: path).bytes() }
    }
}
