import ExerciseKit
import Foundation

/// The text of a step: prose, interspersed with fenced blocks, most of them generated or quoted. The first word of a
/// fence is the language. The other words name the source of the lines in the fence:
/// - `diff FILE`: one hunk of the diff from the previous step, explained by the prose above it.
/// - `swift FOLDER/FILE`: some lines of that file in `Sources/TopMovies` or `Sources`.
/// - `text trace STEP PART`: part of the step's trace, such as `text trace 2 open`.
/// - `text cost STEP`: the cost of the step, next to that of the previous step.
/// - `text rename`: the rename from step 3 to step 4.
/// The lines in any other fence are the author's own.
struct StepText: Sendable, Equatable {
    struct Fence: Sendable, Equatable {
        let words: [String]
        var lines: [String]
        /// The line number of the opening fence, counted from 1.
        let line: Int

        /// What a fence shows.
        enum Content: Equatable {
            /// A hunk. Its file is nil if the author hasn't named it.
            case diff(file: String?)
            case excerpt(file: String)
            case trace(step: String, part: String)
            case cost(step: String)
            case rename
            /// Generated lines of a kind that doesn't exist.
            case unknown
            case listing(isSwift: Bool)
        }

        var content: Content {
            switch (words.first, words.count) {
            case ("diff", let count): .diff(file: count == 2 ? words[1] : nil)
            case ("swift", 2): .excerpt(file: words[1])
            case ("text", 4) where words[1] == "trace": .trace(step: words[2], part: words[3])
            case ("text", 3) where words[1] == "cost": .cost(step: words[2])
            case ("text", 2) where words[1] == "rename": .rename
            case ("text", 2...): .unknown
            default: .listing(isSwift: words.first == "swift")
            }
        }

        /// The file whose hunk a `diff` fence shows.
        var hunkFile: String? {
            if case .diff(let file) = content { file } else { nil }
        }
    }

    enum Block: Sendable, Equatable {
        case prose([String])
        case fence(Fence)

        var fence: Fence? {
            if case .fence(let fence) = self { fence } else { nil }
        }

        var prose: [String]? {
            if case .prose(let lines) = self { lines } else { nil }
        }
    }

    var blocks: [Block] = []

    /// Splits a text into blocks. A fence that is never closed extends to the end of the text.
    init(parsing text: String) {
        var prose: [String] = []
        var open: Fence?
        for (number, line) in zip(1..., text.lines) {
            if let fence = open, line == "```" {
                blocks.append(.fence(fence))
                open = nil
            } else if open != nil {
                open?.lines.append(line)
            } else if line.hasPrefix("```") {
                if !prose.isEmpty { blocks.append(.prose(prose)) }
                prose = []
                let words = line.dropFirst(3).split(separator: " ").map(String.init)
                open = Fence(words: words, lines: [], line: number)
            } else {
                prose.append(line)
            }
        }
        if let open { blocks.append(.fence(open)) }
        if !prose.isEmpty { blocks.append(.prose(prose)) }
    }

    var text: String {
        blocks.flatMap { block -> [String] in
            switch block {
            case .prose(let lines): lines
            case .fence(let fence):
                ["```\(fence.words.joined(separator: " "))"] + fence.lines + ["```"]
            }
        }.joined(separator: "\n")
    }

    /// Returns the prose above the fence at `index` of ``blocks``, back to the previous fence or heading.
    func prose(above index: Int) -> String {
        guard index > 0, let lines = blocks[index - 1].prose else { return "" }
        let heading = lines.lastIndex { $0.hasPrefix("#") }
        let prose = lines[(heading.map { $0 + 1 } ?? 0)...].joined(separator: "\n")
        return prose.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
