import Fetching
import Foundation
import Testing

/// The bytes of a file, whatever they are.
struct FileSourceTests {
    @Test func `a file's bytes are read unchanged, again each time`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let source = FileSource(path: path)
        for bytes: [UInt8] in [[0, 0xFF, 0x0A], [], [0x5B]] {
            try Data(bytes).write(to: URL(filePath: path))
            #expect(try await source.bytes() == Data(bytes))
        }
    }

    @Test func `a file may be as long as the limit, and no longer`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(repeating: 0x20, count: 100).write(to: URL(filePath: path))
        #expect(try await FileSource(path: path, limit: 100).bytes().count == 100)
        #expect(try await FileSource(path: path, limit: .max).bytes().count == 100)
        let source = FileSource(path: path, expecting: "a list of articles", limit: 99)
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        let reason = "holds more than 99 bytes, too much for a list of articles; give another file, or allow more."
        #expect(error == FetchError(kind: .tooLong, message: "'\(path)' \(reason)"))
    }

    @Test func `a file may have 16 MiB by default`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let file = try FileHandle(forWritingTo: path)
        try file.truncate(atOffset: 16_777_216)
        #expect(try await FileSource(path: path.path).bytes().count == 16_777_216)
        try file.truncate(atOffset: 16_777_217)
        await #expect(throws: FetchError.self) { try await FileSource(path: path.path).bytes() }
    }

    @Test func `an endless pipe is read up to the limit`() async throws {
        let pipe = Pipe()
        // Less than what a pipe holds without a reader.
        try pipe.fileHandleForWriting.write(contentsOf: Data(count: 60_000))
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        let error = await #expect(throws: FetchError.self) { try await FileSource(path: path, limit: 50_000).bytes() }
        #expect(error?.kind == .tooLong)
        try pipe.fileHandleForWriting.close()
    }

    @Test func `a missing file is unreadable, and the message quotes its path`() async {
        let source = FileSource(path: "/no/such\u{1B}file")
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        let message = "'/no/such\u{FFFD}file' does not exist; check the path."
        #expect(error == FetchError(kind: .unreadableFile, message: message))
        #expect(error?.description == message)
        #expect(source.place == "/no/such\u{1B}file")
    }
}
