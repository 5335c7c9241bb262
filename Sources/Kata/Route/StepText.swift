import Foundation

/// The text of a step: prose, and fenced blocks between it that hold what is generated or quoted.
///
/// A fence's first word is its language; the others tell where its lines come from:
/// - `diff FILE`: one hunk of the diff with the step before, which the prose above it tells of.
/// - `swift FOLDER/FILE`: some lines as they stand in that file of `Sources/TopMovies`.
/// - `text trace STEP PART`: a part of the step's trace, such as `text trace 2 open`.
/// - `text cost STEP`: what the step costs beside the one before.
/// - `text rename`: how step 4 is made of step 3.
///
/// Any other fence is the author's own.
struct StepText: Sendable, Equatable {
    /// A fenced block.
    struct Fence: Sendable, Equatable {
        /// The words behind the backticks.
        let words: [String]
        /// The lines between the backticks.
        var lines: [String]
        /// The line of the opening fence, from 1.
        let line: Int

        /// The file that a `diff` fence shows a hunk of.
        var hunkFile: String? { words.count == 2 && words[0] == "diff" ? words[1] : nil }
    }

    /// A piece of the text.
    enum Block: Sendable, Equatable {
        /// Markdown between two fences, in lines.
        case prose([String])
        /// A fenced block.
        case fence(Fence)
    }

    /// All pieces, in their order.
    var blocks: [Block]

    /// Splits a text. A fence that is never closed reaches to the end.
    init(parsing text: String) {
        blocks = []
        var prose: [String] = []
        var fence: (start: Int, words: [String], lines: [String])?
        for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        {
            if let open = fence, line == "```" {
                blocks.append(
                    .fence(Fence(words: open.words, lines: open.lines, line: open.start)))
                fence = nil
            } else if fence != nil {
                fence?.lines.append(line)
            } else if line.hasPrefix("```") {
                if !prose.isEmpty { blocks.append(.prose(prose)) }
                prose = []
                fence = (number, line.dropFirst(3).split(separator: " ").map(String.init), [])
            } else {
                prose.append(line)
            }
        }
        if let fence {
            blocks.append(
                .fence(Fence(words: fence.words, lines: fence.lines, line: fence.start)))
        }
        if !prose.isEmpty { blocks.append(.prose(prose)) }
    }

    /// The whole text, ready to be written to a file.
    var text: String {
        blocks.map { block in
            switch block {
            case .prose(let lines): lines.joined(separator: "\n")
            case .fence(let fence):
                (["```" + fence.words.joined(separator: " ")] + fence.lines + ["```"]).joined(separator: "\n")
            }
        }.joined(separator: "\n")
    }

    /// All fences, in their order.
    var fences: [Fence] {
        blocks.compactMap { if case .fence(let fence) = $0 { fence } else { nil } }
    }

    /// The prose that belongs to the fence at `index` of ``blocks``: what stands above it, back to the fence before or to
    /// the last heading, without that.
    func prose(above index: Int) -> String {
        guard index > 0, case .prose(let lines) = blocks[index - 1] else { return "" }
        let paragraph = lines.suffix(while: { !$0.hasPrefix("#") })
        return paragraph.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension [String] {
    fileprivate func suffix(while condition: (String) -> Bool) -> [String] {
        reversed().prefix(while: condition).reversed()
    }
}

extension Repository {
    /// The file that holds the text of `step`.
    func textFile(of step: Step) -> URL {
        root.appending(path: "Steps/\(step.textFolder)/README.md")
    }
}
