extension [Token] {
    /// The index of the bracket that closes the one at `open`, or of the last token.
    func closing(_ open: Int) -> Int {
        var depth = 0
        for index in open..<endIndex {
            if self[index].kind == .opening { depth += 1 }
            if self[index].kind == .closing { depth -= 1 }
            if depth == 0 { return index }
        }
        return endIndex - 1
    }

    /// The indices in `range` outside the brackets that are opened in it, up to one that is closed, and not opened.
    func outermost(in range: Range<Int>) -> [Int] {
        var result: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            result.append(index)
            if self[index].kind == .closing { break }
            index = self[index].kind == .opening ? closing(index) + 1 : index + 1
        }
        return result
    }

    /// Where the statement that begins at `start` ends: the index behind its last token.
    func endOfStatement(from start: Int, in range: Range<Int>) -> Int {
        let outermost = outermost(in: start..<range.upperBound)
        for next in outermost.dropFirst() {
            let last = self[next - 1]
            if self[next].is(";") || self[next].kind == .closing { return next }
            let goesOn = goOnBehind.contains(last.text) || goOnBefore.contains(self[next].text)
            if self[next].line > last.line && !goesOn { return next }
        }
        return range.upperBound
    }
}

/// What a statement does not end behind, nor a new one begin with.
private let goOnBehind: Set = [",", "=", ":", "&", ".", "|", "any", "as", "some"]
private let goOnBefore: Set = [",", "=", ":", "&", ".", "|", "?", "as", "{"]
