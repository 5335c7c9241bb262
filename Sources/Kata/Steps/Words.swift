/// A piece of a line that another line shares or lacks.
struct Words: Sendable, Equatable {
    /// The piece, with the space around it.
    let text: String
    /// Whether the other line lacks it.
    let isChanged: Bool

    /// Compares two lines word by word.
    /// - Returns: Each line in pieces, which join up to the line.
    /// - Complexity: O(*n*²), where *n* is the number of words that differ.
    static func compare(_ old: String, _ new: String) -> (old: [Words], new: [Words]) {
        let (oldWords, newWords) = (words(of: old), words(of: new))
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in newWords.difference(from: oldWords) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        return (joined(oldWords, changed: removed), joined(newWords, changed: inserted))
    }

    /// Returns how similar two lines are, from 0 to 1: twice the shared words, divided by all words, without spaces.
    static func likeness(_ old: String, _ new: String) -> Double {
        let (oldWords, newWords) = (words(of: old).filter(\.isWord), words(of: new).filter(\.isWord))
        guard !oldWords.isEmpty || !newWords.isEmpty else { return 0 }
        let removed = newWords.difference(from: oldWords).removals.count
        return Double(2 * (oldWords.count - removed)) / Double(oldWords.count + newWords.count)
    }

    private static func words(of line: String) -> [Substring] {
        var words: [Substring] = []
        var rest = line[...]
        while let first = rest.first {
            let isName = first.isLetter || first.isNumber
            words.append(isName ? rest.prefix { $0.isLetter || $0.isNumber } : rest.prefix(1))
            rest = rest[words[words.count - 1].endIndex...]
        }
        return words
    }

    private static func joined(_ words: [Substring], changed: Set<Int>) -> [Words] {
        words.indices.reduce(into: []) { result, index in
            let isChanged = changed.contains(index)
            let before = result.last?.isChanged == isChanged ? result.removeLast().text : ""
            result.append(Words(text: before + words[index], isChanged: isChanged))
        }
    }
}

extension Substring {
    fileprivate var isWord: Bool { !allSatisfy(\.isWhitespace) }
}
