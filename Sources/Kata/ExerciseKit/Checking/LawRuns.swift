import Foundation

/// The results of one lamp's laws for a participant's package.
package struct LawRuns: Sendable {
    package struct Failure: Sendable, Equatable {
        /// The law's name and, in parentheses, the view's, if any.
        let law: String
        package var sentence: String
        package var instead: String
        package var place: String?

        package var id: String { view == nil ? law : String(law.prefix { $0 != " " }) }
        /// The view that breaks the law, if the law was run through a view.
        package var view: String? { law.wholeMatch(of: /\S+ \((.+)\)/).map { String($0.1) } }
    }

    /// Something that is left to do, though no law is broken.
    package struct ToDo: Sendable, Equatable {
        package let id: String
        package let sentence: String
        /// The file or view that it's about, or an empty string.
        package var file = ""
        package var line: Int?
    }

    package var count = 0
    package var failures: [Failure] = []
    package var toDo: [ToDo] = []

    var isGreen: Bool { failures.isEmpty }
}

extension LawRuns {
    /// Reads the runs of one suite. The participant's own tests count as the app's.
    /// - Parameter end: What to say of runs that don't end.
    init(of suite: TestEvent.Suite, in events: [TestEvent], end: String, folder: URL) {
        let events = events.filter { $0.suite == suite }
        count = events.count { $0.kind == "testCaseEnded" && $0.isLaw }
        for event in events where event.kind == "issueRecorded" {
            add(event, folder)
        }
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
        var failure = Failure(
            law: event.name, sentence: "Every test passes, not only the laws.", instead: event.text,
            place: place.map { "\($0.file):\($0.line)" })
        if event.isLaw, let range = event.text.firstRange(of: "Instead: ") {
            failure.sentence = event.text[..<range.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
            failure.instead = String(event.text[range.upperBound...])
        }
        failures.append(failure)
    }
}

extension Workspace {
    /// Runs the laws on the copy, which must already be built.
    /// - Parameter place: The folder for temporary files.
    func laws(
        of exercise: Exercise, withLayers: Bool, in place: URL, unless cancellation: Cancellation
    ) throws -> (app: LawRuns, layers: LawRuns?) {
        let limit = 60
        let stream = place.appending(path: "laws.json")
        let arguments = [
            "test", "--skip-build", "--disable-xctest", "--event-stream-output-path", stream.path,
            "--event-stream-version", "0",
        ]
        let run = try runSwift(
            arguments,
            doing: "laws",
            withLayers: withLayers,
            unless: cancellation,
            limit: limit,
            writing: stream)
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
