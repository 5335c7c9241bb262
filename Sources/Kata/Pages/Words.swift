/// Functions that compare two lines word by word.
enum Words {
    /// Returns, for each Unicode scalar of both lines, whether it's in a word that the other line lacks.
    /// - Complexity: O(*n*²), where *n* is the number of words that differ.
    static func changes(_ old: String, _ new: String) -> (old: [Bool], new: [Bool]) {
        let (oldWords, newWords) = (words(of: old), words(of: new))
        let difference = newWords.difference(from: oldWords)
        return (marks(oldWords, difference.removals), marks(newWords, difference.insertions))
    }

    /// Returns two lines' similarity, from 0 to 1: twice the shared words divided by all words, not counting spaces.
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

    /// Returns, for each scalar, whether it's in a changed word or in the space between two changed words.
    private static func marks(_ words: [String], _ changes: [CollectionDifference<String>.Change]) -> [Bool] {
        var isChanged = words.map { _ in false }
        for change in changes {
            switch change {
            case .insert(let place, _, _), .remove(let place, _, _): isChanged[place] = true
            }
        }
        let runs = words.indices.split { isChanged[$0] }
        for run in runs where run.lowerBound > 0 && run.upperBound < words.count && words[run].allSatisfy(\.isBlank) {
            for place in run { isChanged[place] = true }
        }
        return zip(words, isChanged).flatMap { word, mark in word.unicodeScalars.map { _ in mark } }
    }
}

extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
