import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

extension SessionEntry {
    /// The start time of all scripted sessions.
    static let nine = Date(timeIntervalSince1970: 1_795_338_000)

    private static let words: [String: Verdict] = [
        "same": .notStarted, "broken": .doesNotBuild, "red": .behaviourRed,
        "holes": .behaviourRed, "green": .notMoved, "bent": .layersRed, "over": .overshot, "done": .done,
    ]

    /// Creates a check from a script such as "4:05 red 12 2/5 @3": the time since nine o'clock, the verdict, the number
    /// of changed lines, the step, and the exercise. The last two are optional. The default exercise is 2.
    init?(script: String, problems: [String]? = nil) {
        let words = script.split(separator: " ").map(String.init)
        guard words.count >= 3, let verdict = Self.words[words[1]] else { return nil }
        guard let changed = Int(words[2]) else { return nil }
        let times = words[0].split(separator: ":").compactMap { Int($0) }
        let time = times.reduce(0) { $0 * 60 + $1 }
        let part = words.first { $0.contains("/") } ?? ""
        let steps = part.split(separator: "/").compactMap { Int($0) }
        let exercise = words.first { $0.hasPrefix("@") }.flatMap { Int($0.dropFirst()) } ?? 2
        let usual =
            switch verdict {
            case .doesNotBuild: ["View.swift: cannot find 'x'"]
            case .behaviourRed: [words[1] == "red" ? "a-law" : "newest-wins"]
            case .notMoved, .layersRed, .overshot: ["a-rule View.swift"]
            case .done, .notStarted: [] as [String]
            }
        let hasNoLamps = verdict == .doesNotBuild
        let layers = hasNoLamps ? nil : ![.notMoved, .layersRed].contains(verdict)
        self.init(
            at: Self.nine.addingTimeInterval(Double(time)), changed: changed, exercise: exercise,
            layers: layers, of: steps.last, problems: problems ?? usual,
            red: verdict == .behaviourRed ? 1 : 0,
            seconds: 2.4, step: steps.first, verdict: verdict)
    }

    /// Returns a log line for a check that found exercise `number` done.
    static func done(_ number: Int) throws -> String {
        try #require(SessionEntry(script: "0:00 done 3 @\(number)")).line + "\n"
    }
}

extension SessionLog {
    /// Creates a log from a comma-separated list of checks, each as in `SessionEntry.init(script:problems:)`.
    init(script: String) {
        let lines = script.split(separator: ",").compactMap { check in
            try? SessionEntry(script: String(check))?.line
        }
        self.init(parsing: lines.joined(separator: "\n"))
    }
}

extension Encodable {
    /// The check or note as a log line, without the line feed.
    var line: String { get throws { try SessionLog.json(of: self) } }
}
