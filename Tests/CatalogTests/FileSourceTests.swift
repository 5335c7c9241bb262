import Fetching
import Foundation
import Testing

/// The bytes of a file, whatever they are.
struct FileSourceTests {
    @Test func `a file gives its bytes as they are, anew each time`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let source = FileSource(path: path)
        for bytes: [UInt8] in [[0, 0xFF, 0x0A], [], [0x5B]] {
            try Data(bytes).write(to: URL(filePath: path))
            #expect(try await source.bytes() == Data(bytes))
        }
    }

    @Test func `a file that is not there is unreadable, and the message quotes its path`() async {
        let source = FileSource(path: "/no/such\u{1B}file")
        let error = await #expect(throws: FetchError.self) { try await source.bytes() }
        let message = "'/no/such\u{FFFD}file' does not exist; check the path."
        #expect(error == FetchError(kind: .unreadableFile, message: message))
        #expect(error?.description == message)
        #expect(source.place == "/no/such\u{1B}file")
    }
}
