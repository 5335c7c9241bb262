import Foundation

/// A name to look for in any case, and with or without spaces: "view model" and `listViewModel` for `ViewModel`.
struct SearchedName {
    private let spellings: [String]

    init(_ name: String) {
        let spaced = name.replacing(/[a-z](?=[A-Z])/) { "\($0.output) " }
        spellings = [name, spaced]
    }

    /// Whether `text` contains the name where a word begins, so that "overview model" doesn't contain `ViewModel`.
    func isIn(_ text: Substring) -> Bool {
        spellings.contains { spelling in
            ranges(of: spelling, in: text).contains { range in
                let isCapital = text[range.lowerBound].isUppercase
                let before = text[..<range.lowerBound].last
                return isCapital || before?.isLetter != true
            }
        }
    }

    private func ranges(of spelling: String, in text: Substring) -> [Range<Substring.Index>] {
        var ranges: [Range<Substring.Index>] = []
        var rest = text
        while let range = rest.range(of: spelling, options: .caseInsensitive) {
            ranges.append(range)
            rest = text[range.upperBound...]
        }
        return ranges
    }
}
