import Foundation

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
        let displayName = _testCase?.displayName
        if isLaw { return displayName ?? "the laws" }
        let test = testID?.split(separator: "/").dropFirst().first.map(String.init)
        return test ?? displayName ?? "a test"
    }

    var text: String {
        let details = messages?.last { $0.symbol == "details" }
        return details?.text ?? messages?.first?.text ?? ""
    }

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
