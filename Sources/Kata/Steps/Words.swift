/// A piece of a line that another line shares or lacks.
struct Words: Sendable, Equatable {
    let text: String
    /// Whether the other line lacks it.
    let isChanged: Bool

    /// Compares two lines word by word.
    /// - Returns: Each line in pieces, which join up to the line.
    /// - Complexity: O(*n*²), where *n* is the number of words that differ.
    static func compare(_ old: String, _ new: String) -> (old: [Words], new: [Words]) {
        let (oldWords, newWords) = (words(of: old), words(of: new))
        let difference = newWords.difference(from: oldWords)
        return (joined(oldWords, difference.removals), joined(newWords, difference.insertions))
    }

    /// Returns how similar two lines are, from 0 to 1: twice the shared words, divided by all words, without spaces.
    static func likeness(_ old: String, _ new: String) -> Double {
        let (oldWords, newWords) = (words(of: old).filter { !$0.isBlank }, words(of: new).filter { !$0.isBlank })
        guard !oldWords.isEmpty || !newWords.isEmpty else { return 0 }
        let removed = newWords.difference(from: oldWords).removals.count
        return Double(2 * (oldWords.count - removed)) / Double(oldWords.count + newWords.count)
    }

    private static func words(of line: String) -> [String] {
        func isName(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        return line.reduce(into: []) { words, character in
            let isContinued = isName(character) && isName(words.last?.last)
            words.append((isContinued ? words.removeLast() : "") + String(character))
        }
    }

    private static func joined(_ words: [String], _ changes: [CollectionDifference<String>.Change]) -> [Words] {
        let changed = Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
        return words.indices.reduce(into: []) { result, index in
            let isChanged = changed.contains(index)
            let before = result.last?.isChanged == isChanged ? result.removeLast().text : ""
            result.append(Words(text: before + words[index], isChanged: isChanged))
        }
    }
}
