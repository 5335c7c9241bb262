/// Functions that compare two lines word by word.
enum Words {
    /// Returns, for each Unicode scalar of both lines, whether it's in a word that the other line lacks.
    /// - Complexity: O(*n*²), where *n* is the number of words that differ.
    static func changes(_ old: String, _ new: String) -> (old: [Bool], new: [Bool]) {
        let oldWords = words(of: old)
        let newWords = words(of: new)
        let difference = newWords.difference(from: oldWords)
        return (marks(oldWords, difference.removals), marks(newWords, difference.insertions))
    }

    /// Returns two lines' similarity, from 0 to 1: twice the shared words divided by all words, not counting spaces.
    static func likeness(_ old: String, _ new: String) -> Double {
        let oldWords = words(of: old).filter { !$0.isBlank }
        let newWords = words(of: new).filter { !$0.isBlank }
        guard !oldWords.isEmpty || !newWords.isEmpty else { return 0 }
        let removed = newWords.difference(from: oldWords).removals.count
        return Double(2 * (oldWords.count - removed)) / Double(oldWords.count + newWords.count)
    }

    /// Returns the average similarity of lines that are in the same places. Equal lines count as 1, even blank ones.
    static func likeness(_ old: [String], _ new: [String]) -> Double {
        let scores = zip(old, new).map { $0 == $1 ? 1 : likeness($0, $1) }
        return scores.reduce(0, +) / Double(max(1, scores.count))
    }

    private static func words(of line: String) -> [String] {
        func isName(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber } ?? false
        }
        return line.reduce(into: []) { words, character in
            if isName(character), isName(words.last?.last) {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
        }
    }

    /// Returns, for each scalar, whether it's in a changed word or in the space between two changed words.
    private static func marks(
        _ words: [String], _ changes: [CollectionDifference<String>.Change]
    ) -> [Bool] {
        var isChanged = words.map { _ in false }
        for change in changes {
            switch change {
            case .insert(let place, _, _), .remove(let place, _, _): isChanged[place] = true
            }
        }
        for run in words.indices.split(whereSeparator: { isChanged[$0] }) {
            let isBetween = run.lowerBound > 0 && run.upperBound < words.count
            guard isBetween, words[run].allSatisfy(\.isBlank) else { continue }
            for place in run { isChanged[place] = true }
        }
        return zip(words, isChanged).flatMap { word, mark in
            Array(repeating: mark, count: word.unicodeScalars.count)
        }
    }
}
