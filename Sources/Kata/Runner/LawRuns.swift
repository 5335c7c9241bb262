import Foundation

/// What the laws say of a participant's package.
struct LawRuns: Sendable {
    struct Failure: Sendable, Equatable {
        /// The law's name, and the view.
        let law: String
        let sentence: String
        let instead: String
    }

    /// How many runs of a law came to their end.
    let count: Int
    let failures: [Failure]

    /// Runs the laws on the package in `folder`, which is built.
    /// - Parameter expected: How many runs there must be.
    /// - Throws: A ``KataError`` if a signal ends it, and what starting the tests throws.
    init(_ folder: URL, expected: Int, unless cancellation: Cancellation) throws {
        let events = FileManager.default.temporaryDirectory.appending(path: "laws-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: events) }
        // A law that never ends must not keep a person waiting.
        let run = try Tool.swift(
            [
                "test", "--skip-build", "--disable-xctest", "--package-path", folder.path,
                "--event-stream-output-path", events.path, "--event-stream-version", "0",
            ], mergesErrors: true, unless: cancellation, limit: 60)
        guard !run.isKilled || run.isTooLong else {
            throw KataError("Signal \(run.status) ended the laws in '\(folder.path)': check once more.")
        }
        let text = (try? String(contentsOf: events, encoding: .utf8)) ?? ""
        self.init(events: text, expected: expected, hasSucceeded: run.status == 0)
    }

    /// Reads the stream of events that a test run leaves behind.
    /// - Parameters:
    ///   - expected: How many runs there must be.
    ///   - hasSucceeded: Whether the test run says that all is well.
    init(events: String, expected: Int, hasSucceeded: Bool) {
        let events = events.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Event.self, from: Data($0.utf8))
        }
        .compactMap(\.payload)
        count = events.count { $0.kind == "testCaseEnded" && $0.testID?.contains("/`every law holds`(run:)") == true }
        var failures = events.filter { $0.kind == "issueRecorded" }.map { event in
            let details = event.messages?.last { $0.symbol == "details" }?.text ?? event.messages?.first?.text ?? ""
            let parts = details.split(separator: "\t", maxSplits: 2).map(String.init)
            guard parts.count == 3 else {
                return Failure(law: event._testCase?.displayName ?? "a test", sentence: "", instead: details)
            }
            return Failure(law: parts[0], sentence: parts[1], instead: parts[2])
        }
        let hasEnded = events.contains { $0.kind == "runEnded" }
        if !hasEnded || !hasSucceeded && failures.isEmpty {
            let running = events.filter { $0.kind == "testCaseStarted" }.last?._testCase?.displayName
            failures.append(
                Failure(
                    law: running ?? "the laws", sentence: "Each law comes to its end.",
                    instead: "the program stopped or hung on the way"))
        }
        if failures.isEmpty, count < expected {
            failures.append(
                Failure(
                    law: "the laws", sentence: "Each law is tried, through each view.",
                    instead: "\(count) of \(expected) runs took place"))
        }
        self.failures = failures
    }

    private struct Event: Decodable {
        let payload: Payload?

        struct Payload: Decodable {
            let kind: String?
            let testID: String?
            let messages: [Message]?
            let _testCase: Case?
        }

        struct Message: Decodable {
            let symbol: String
            let text: String
        }

        struct Case: Decodable {
            let displayName: String
        }
    }
}
