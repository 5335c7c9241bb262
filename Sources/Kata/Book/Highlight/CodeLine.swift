/// One line of Swift on the page: coloured, with the words that differ marked, and each new name with the old one.
struct CodeLine {
    /// What the old name of a new name was, where the page can undo the rename.
    typealias OldNames = [(new: String, old: String)]

    private let tokens: [SwiftLexer.Token]
    /// The line in pieces that differ from its partner or do not. None differs in a line without a partner.
    private let words: [(text: String, isChanged: Bool)]
    private let oldNames: OldNames

    init(tokens: [SwiftLexer.Token], words: [Words] = [], oldNames: OldNames = []) {
        (self.tokens, self.oldNames) = (tokens, oldNames)
        // A blank between two words that differ is marked with them.
        self.words = words.indices.map { index in
            let isBetween = index > 0 && index + 1 < words.count && words[index].text.isBlank
            return (words[index].text, words[index].isChanged || isBetween)
        }
    }

    /// The line. Its text content is the source's, character for character.
    var html: HTML {
        let ends = cuts
        var pieces: [HTML] = []
        var marked: [HTML] = []
        var start = 0
        let text = Array(tokens.map(\.text).joined().unicodeScalars)
        for end in ends {
            let piece = Self.piece(text[start..<end], kind(at: start), oldNames)
            if isChanged(at: start) {
                marked.append(piece)
            } else {
                if !marked.isEmpty { pieces.append(.element("mark", [:], HTML(joining: marked))) }
                marked = []
                pieces.append(piece)
            }
            start = end
        }
        if !marked.isEmpty { pieces.append(.element("mark", [:], HTML(joining: marked))) }
        return HTML(joining: pieces)
    }

    /// Where one piece ends: wherever a token, a word or a name does.
    private var cuts: [Int] {
        var cuts = Set(Self.ends(of: tokens.map(\.text)) + Self.ends(of: words.map(\.text)))
        let line = tokens.map(\.text).joined()
        for name in oldNames {
            for range in line.ranges(of: name.new) {
                cuts.insert(line.unicodeScalars.distance(from: line.startIndex, to: range.lowerBound))
                cuts.insert(line.unicodeScalars.distance(from: line.startIndex, to: range.upperBound))
            }
        }
        return cuts.filter { $0 > 0 }.sorted()
    }

    private func kind(at offset: Int) -> TokenKind? {
        let index = Self.ends(of: tokens.map(\.text)).firstIndex { $0 > offset }
        return index.flatMap { tokens[$0].kind }
    }

    private func isChanged(at offset: Int) -> Bool {
        let index = Self.ends(of: words.map(\.text)).firstIndex { $0 > offset }
        return index.map { words[$0].isChanged } ?? false
    }

    private static func piece(_ scalars: ArraySlice<Unicode.Scalar>, _ kind: TokenKind?, _ names: OldNames) -> HTML {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let name = names.first { $0.new == String(text) }
        let inner = name.map { HTML.element("b", ["data-was": $0.old], HTML($0.new)) } ?? HTML(String(text))
        return kind.map { .element("span", ["class": $0.styleClass], inner) } ?? inner
    }

    private static func ends(of texts: [String]) -> [Int] {
        texts.reduce(into: []) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
    }
}
