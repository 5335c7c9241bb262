import Dispatch
import Foundation
import Platform
import Synchronization

/// The output of a program, read through a pipe while the program runs. A file could fill the disk.
final class ProgramOutput: Sendable {
    /// The number of bytes after which a program counts as one that never stops printing.
    static let limit = 64 << 20

    /// A file that the program writes as well, with the same limit.
    private let file: URL?
    private let pipe = Pipe()
    private let state = Mutex<(bytes: Data, isEndless: Bool)>((Data(), false))
    private let reading = DispatchGroup()

    init(and file: URL? = nil) {
        self.file = file
        // A program that inherited the end for reading could write for ever: the pipe would still have a reader.
        for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            closeInChildren(handle.fileDescriptor)
        }
    }

    /// The descriptor for the program to write to.
    var descriptor: Int32 { pipe.fileHandleForWriting.fileDescriptor }

    /// Begins to read, after the program has started. If the program never stops printing, calls `stop`.
    func read(orElse stop: @escaping @Sendable () -> Void) {
        // The pipe ends when the program's copy of this descriptor is the last, and is closed.
        try? pipe.fileHandleForWriting.close()
        // A thread of its own, because the shared ones may all be waiting for programs.
        DispatchQueue(label: "output").async(group: reading) { [self] in
            while true {
                let bytes = pipe.fileHandleForReading.availableData
                guard !bytes.isEmpty else { return }
                guard append(bytes) else { break }
            }
            stop()
            // This ends whatever outlived the program and still writes to the pipe.
            try? pipe.fileHandleForReading.close()
        }
    }

    /// Appends bytes, or keeps only the last lines if there are too many. Returns whether there's room for more.
    private func append(_ bytes: Data) -> Bool {
        // A URL would remember the size.
        let attributes = file.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
        let size = attributes?[.size] as? Int ?? 0
        return state.withLock { state in
            state.bytes += bytes
            guard max(state.bytes.count, size) > Self.limit else { return true }
            state = (Data(state.bytes.suffix(1 << 16)), true)
            return false
        }
    }

    /// Waits until everything that the ended program wrote has been read.
    func end() -> (text: String, isEndless: Bool) {
        // The program's own children, such as compilers after a build, may keep the pipe open for a long time.
        _ = reading.wait(timeout: .now() + 1)
        let (bytes, isEndless) = state.withLock(\.self)
        return (String(decoding: bytes, as: UTF8.self).withLineFeeds, isEndless)
    }

    /// The last part of what has been printed so far.
    var last: String {
        let bytes = state.withLock { $0.bytes.suffix(1 << 12) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
