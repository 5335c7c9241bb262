import TestSupport
import Testing

@testable import KataKit

/// Whatever edits a text describes, each is read, and only what has its place is changed.
struct PatchFuzzTests {
    private static let seed =
        MutantTests.example
        + "\n\n== another\nin A.swift, law renamed\nverdict overshot\n-one\n-two\n-three\n+\n+three\n"
    private static let words = [
        "\n== ", "\nin ", "in , ", "\n-", "\n+", "\nwithout ", "\nverdict ", ", ", "A.swift", "old", "\n",
    ]
    private static let begins = ["-", "+", "in ", "without ", "verdict ", "== "]

    @Test func `Fuzz: each edit of a patch is read, and finds its place or is refused`() async throws {
        try await Fuzzing("patches", seeds: [Self.seed], dictionary: Self.words, short: 200)() { input in
            // It reads texts of the package only: a line with no known word, or with a carriage return, ends the program.
            let text = String(decoding: input.bytes.filter { $0 != 0x0D }, as: UTF8.self).lines
                .filter { Self.begins.contains(where: $0.hasPrefix) }.map { "\n" + $0 }.joined()
            let patches = Patch.all(parsing: text, fields: ["verdict"])
            let pieces = text.split(separator: "\n== ").dropFirst()
            try hold(patches.map(\.name) == pieces.map { $0.lines[0] }, "each patch by its name")
            for (patch, piece) in zip(patches, pieces) {
                let lines = piece.lines.dropFirst()
                for (mark, text) in [("-", \Patch.Edit.original), ("+", \Patch.Edit.replacement)] {
                    let read = patch.edits.flatMap { edit in edit[keyPath: text].lines.map { [edit.file, $0] } }
                    var file = ""
                    let there = lines.compactMap { line in
                        if line.hasPrefix("in ") {
                            file = line.dropFirst(3).split(separator: ", ").first.map(String.init) ?? ""
                        }
                        return line.hasPrefix(mark) ? [file, String(line.dropFirst())] : nil
                    }
                    try hold(
                        read.filter { $0[1] != "" } == there.filter { $0[1] != "" },
                        "each line behind '\(mark)': \(read)")
                }
                try hold(patch.removed.count == lines.count { $0.hasPrefix("without ") }, "each file that is deleted")
                try Self.apply(patch)
            }
        }
    }

    private static func apply(_ patch: Patch) throws {
        let names = Set(patch.edits.map(\.file)).subtracting(patch.removed)
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "old\none\ntwo\nthree") })
        do {
            let edited = try patch.applied(to: files)
            try hold(
                edited.keys.allSatisfy { name in patch.edits.contains { $0.file == name } }, "only files that are named"
            )
            if let last = patch.edits.last {
                try hold(edited[last.file]?.contains(last.replacement) ?? false, "what takes the place stands there")
            }
        } catch let error as KataError {
            try hold("\(error)".contains(patch.name), "an error that names the patch: \(error)")
        }
    }
}
