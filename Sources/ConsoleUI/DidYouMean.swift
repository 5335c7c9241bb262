/// Returns text such as " Did you mean 'help'?" if `word` is similar to one of `words`; otherwise, an empty string.
public nonisolated func didYouMean(_ word: String, among words: [String]) -> String {
    let nearest = words.min { word.distance(to: $0) < word.distance(to: $1) }
    guard let nearest, word.distance(to: nearest) <= min(2, nearest.count / 2) else { return "" }
    return " Did you mean '\(nearest)'?"
}

nonisolated extension String {
    /// Returns the Levenshtein distance: the fewest insertions, deletions and replacements that produce `other`.
    fileprivate func distance(to other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (i, mine) in enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, theirs) in other.enumerated() {
                let substitution = diagonal + (mine == theirs ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(substitution, row[j] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
