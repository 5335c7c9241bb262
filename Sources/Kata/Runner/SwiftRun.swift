import Foundation

/// One run of the `swift` command, which can be ended.
struct SwiftRun {
    /// What it wrote, to standard output and standard error.
    let output: String
    /// Its exit status, or the signal that ended it.
    let status: Int32
    /// Whether a signal ended it.
    let isKilled: Bool
    /// Whether it took too long, and was ended for that.
    let isTooLong: Bool

    /// Runs `swift` to its end.
    /// - Parameter limit: How many seconds it may take.
    /// - Throws: `CancellationError` where it was ended by `cancellation`, or what starting it throws.
    init(_ arguments: [String], unless cancellation: Cancellation, limit: Int? = nil) throws {
        // A pipe would stay open as long as a compiler that outlives its build.
        let log = FileManager.default.temporaryDirectory.appending(path: "swift-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: log) }
        let deadline = Deadline(after: limit) { cancellation.endProcess() }
        defer { deadline.end() }
        (status, isKilled) = try cancellation.run(["swift"] + arguments, log: log)
        isTooLong = deadline.isOver
        output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    }
}
