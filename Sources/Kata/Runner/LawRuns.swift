import Foundation

/// The results of one lamp's laws for a participant's package.
struct LawRuns: Sendable {
    struct Failure: Sendable, Equatable {
        /// The law's name and, in parentheses, the view's, if any.
        let law: String
        let sentence: String
        let instead: String
        var place: String?

        var id: String { view == nil ? law : String(law.prefix { $0 != " " }) }
        /// The view that breaks the law, if the law was run through a view.
        var view: String? { law.wholeMatch(of: /\S+ \((.+)\)/).map { String($0.1) } }
    }

    /// Something that is left to do, though no law is broken.
    struct ToDo: Sendable, Equatable {
        let id: String
        let sentence: String
        /// The file or view that it's about, or an empty string.
        var file = ""
        var line: Int?
    }

    var count = 0
    var failures: [Failure] = []
    var toDo: [ToDo] = []

    var isGreen: Bool { failures.isEmpty }
}

extension LawRuns {
    /// Reads the runs of one suite. The participant's own tests count as the app's.
    /// - Parameter end: What to say of runs that don't end.
    init(of suite: TestEvent.Suite, in events: [TestEvent], end: String, folder: URL) {
        let events = events.filter { $0.suite == suite }
        count = events.count { $0.kind == "testCaseEnded" && $0.isLaw }
        for event in events where event.kind == "issueRecorded" { add(event, folder) }
        let ended = Set(events.filter { $0.kind == "testCaseEnded" }.map(\.run))
        let running = events.filter { $0.kind == "testCaseStarted" && !ended.contains($0.run) }
        // A law that runs alongside the participant's test may just be waiting for the test.
        for run in running where run.isOwn || !running.contains(where: \.isOwn) {
            let sentence = "\(run.isOwn ? "Your test" : "Each law") finishes."
            failures.append(Failure(law: run.name, sentence: sentence, instead: end))
        }
    }

    /// Adds the failure that fewer laws have run than there are.
    mutating func require(_ expected: Int) {
        guard failures.isEmpty, count < expected else { return }
        let instead = "\(count) of \(expected) runs took place"
        failures = [Failure(law: "the laws", sentence: "Each law runs through each view.", instead: instead)]
    }

    /// Adds an issue. The tests of a copy show how issues are recorded: the law's sentence, and then "Instead: …".
    private mutating func add(_ event: TestEvent, _ folder: URL) {
        let place = event.place(in: folder)
        guard !event.isKnown else {
            // A participant's test reports planted faults as known issues, too.
            guard !event.isOwn else { return }
            let item = event.toDo(at: place)
            // Several laws may miss the same output, which is shown once for each view.
            let isKnown = toDo.contains { $0.id == item.id && $0.file == item.file && item.line == $0.line }
            if !isKnown { toDo.append(item) }
            return
        }
        let parts = event.text.components(separatedBy: "Instead: ")
        let isLaw = event.isLaw && parts.count > 1
        let failure = Failure(
            law: event.name, sentence: isLaw ? parts[0].trimmed : "Every test passes, not only the laws.",
            instead: isLaw ? parts.dropFirst().joined(separator: "Instead: ") : event.text,
            place: place.map { "\($0.file):\($0.line)" })
        failures.append(failure)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// One event of a test run, from the stream that `swift test` writes.
struct TestEvent: Decodable {
    enum Suite { case app, layers }

    private struct Message: Decodable { let symbol, text: String }
    private struct Case: Decodable { let displayName: String }
    private struct Location: Decodable {
        let _filePath: String?
        let line: Int
    }
    private struct Issue: Decodable {
        let isKnown: Bool
        let sourceLocation: Location?
    }
    private struct Line: Decodable { let payload: TestEvent? }

    let kind: String?
    private let testID: String?
    private let messages: [Message]?
    private let _testCase: Case?
    private let issue: Issue?

    /// Returns the events in a stream, one for each line.
    static func all(in stream: String) -> [TestEvent] {
        stream.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Line.self, from: Data($0.utf8)).payload
        }
    }

    var suite: Suite { testID?.contains("LayerTests/") == true ? .layers : .app }
    var isLaw: Bool { testID?.contains("/`every law ") == true }
    var isKnown: Bool { issue?.isKnown == true }
    /// Whether this is about the participant's own test.
    var isOwn: Bool {
        let isToDo = testID?.contains("/`nothing is left to do`") == true
        return !isLaw && !isToDo || testID?.contains("TestTests/") == true
    }
    /// The key that a run's start and end events share.
    var run: String { "\(testID ?? "") \(_testCase?.displayName ?? "")" }
    /// The names of the law and its view or, if the test isn't a law, the test's name.
    var name: String {
        let test = testID?.split(separator: "/").dropFirst().first.map(String.init)
        return isLaw ? _testCase?.displayName ?? "the laws" : test ?? _testCase?.displayName ?? "a test"
    }

    var text: String { messages?.last { $0.symbol == "details" }?.text ?? messages?.first?.text ?? "" }

    /// Returns the place of an issue, if it's in the code under test in `folder`.
    func place(in folder: URL) -> (file: String, line: Int)? {
        guard let location = issue?.sourceLocation, let path = location._filePath else { return nil }
        let sources = folder.appending(path: "Sources").path + "/"
        let root = folder.path + "/"
        return path.hasPrefix(sources) ? (String(path.dropFirst(root.count)), location.line) : nil
    }

    /// Returns what a known issue says is left to do.
    func toDo(at place: (file: String, line: Int)?) -> LawRuns.ToDo {
        if let draft = text.firstMatch(of: /The (list|details) differs? from/) {
            let view = name.firstMatch(of: /\((.+)\)/).map { String($0.1) } ?? ""
            return LawRuns.ToDo(id: "layout-of-\(draft.1)", sentence: text, file: view)
        }
        let parts = text.components(separatedBy: ": ")
        let sentence = parts.dropFirst().joined(separator: ": ")
        return LawRuns.ToDo(id: parts[0], sentence: sentence, file: place?.file ?? "", line: place?.line)
    }
}

extension Workspace {
    /// Runs the laws on the copy, which must already be built.
    func laws(
        of exercise: Exercise, withLayers: Bool, unless cancellation: Cancellation
    ) throws -> (app: LawRuns, layers: LawRuns?) {
        let limit = 60
        let stream = FileManager.default.temporaryDirectory.appending(path: "laws-\(UUID().uuidString).json")
        defer { try? stream.removeIfThere() }
        let arguments = [
            "test", "--skip-build", "--disable-xctest", "--event-stream-output-path", stream.path,
            "--event-stream-version", "0",
        ]
        let run = try swift(
            arguments, doing: "laws", withLayers: withLayers, unless: cancellation, limit: limit, writing: stream)
        let events = TestEvent.all(in: stream.ends)
        let end =
            if run.isEndless {
                "the program never stopped printing, and was ended after \(ProgramOutput.limit >> 20) MB"
            } else if run.isTooLong {
                "it did not finish within \(limit) seconds"
            } else {
                CrashReport(in: run.output, folder: folder).clause
            }
        var app = LawRuns(of: .app, in: events, end: end, folder: folder)
        let layers = LawRuns(of: .layers, in: events, end: end, folder: folder)
        let hasEnded = events.contains { $0.kind == "runEnded" }
        let isSilent = app.isGreen && layers.isGreen
        if isSilent, !hasEnded || run.status != 0 {
            app.failures = [LawRuns.Failure(law: "the laws", sentence: "Each law finishes.", instead: end)]
        }
        app.require(try files(of: exercise).runs())
        return (app, exercise.hasLayers && withLayers ? layers : nil)
    }
}

/// What a crashed program said.
struct CrashReport {
    /// A clause with the error, and the line in the package that caused it.
    let clause: String

    init(in output: String, folder: URL) {
        // Only the end, because a program may have printed a lot, even on a single line.
        let output = String(decoding: output.utf8.suffix(1 << 18), as: UTF8.self)
        let crashed = output.components(separatedBy: " crashed:\n").dropFirst().first ?? ""
        let frames = crashed.components(separatedBy: " at \(folder.path)/").dropFirst()
        let start = output.firstRange(of: "Fatal error: ")?.lowerBound ?? output.endIndex
        let error = output[start...].prefix { !$0.isNewline }
        let source = output[..<start].suffix(200).firstMatch(of: /(\S+\.swift:\d+): $/)?.1
        // If an index is out of range, for example, the error names a line of Swift's own library.
        let named = source.flatMap { $0.hasPrefix("Swift/") ? nil : $0 }
        let place = frames.first?.prefixMatch(of: /.+?\.swift:\d+/)?.output ?? named
        let site = place.map { " at \($0)" } ?? ""
        clause = "the program crashed" + site + (error.isEmpty ? "" : ": \(error)")
    }
}
