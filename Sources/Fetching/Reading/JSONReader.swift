import Foundation

/// A linear-time parser for JSON (RFC 8259) nested at most 512 levels deep. Objects on separate lines become a list.
///
/// Foundation's parser rejects a whole feed because of half a surrogate pair or a number that's too large, and accepts
/// commas before closing brackets. On Linux, its messages about damaged JSON don't include the line.
struct JSONReader {
    /// A list or an object that hasn't ended yet.
    private struct Container {
        let closer: Unicode.Scalar
        var keys: [String] = []
        var values: [JSONValue] = []

        var whole: JSONValue { closer == "]" ? .list(values) : .object(zip(keys, values).map { (key: $0, value: $1) }) }
    }

    private let bytes: [UInt8]
    private var offset = 0

    init(_ json: Data) { bytes = Array(json) }

    mutating func document() throws(FeedRefusal) -> JSONValue {
        _ = skipSpace()
        let allowsLines = next == "{"
        var values = [try value()]
        while skipSpace(), allowsLines, next == "{" { values.append(try value()) }
        guard offset == bytes.count else { throw stop("more text after the end") }
        return values.count == 1 ? values[0] : .list(values)
    }

    private mutating func value() throws(FeedRefusal) -> JSONValue {
        // Outermost container first. Recursion in a debug build would allow fewer levels than Foundation does.
        var open: [Container] = []
        while true {
            if open.last?.closer == "}" { open[open.count - 1].keys.append(try key()) }
            var value = JSONValue.null
            if next == "[" || next == "{" {
                guard open.count < 512 else { throw stop("too many nested arrays or objects") }
                let container = Container(closer: next == "[" ? "]" : "}")
                offset += 1
                _ = skipSpace()
                guard skip(container.closer) else {
                    open.append(container)
                    continue
                }
                value = container.whole
            } else {
                value = try scalar()
            }
            while let innermost = open.indices.last {
                open[innermost].values.append(value)
                _ = skipSpace()
                guard skip(open[innermost].closer) else { break }
                value = open.removeLast().whole
            }
            if open.isEmpty { return value }
            try take(",")
            _ = skipSpace()
        }
    }

    private mutating func key() throws(FeedRefusal) -> String {
        let key = try string() ?? ""
        _ = skipSpace()
        try take(":")
        _ = skipSpace()
        return key
    }

    private mutating func scalar() throws(FeedRefusal) -> JSONValue {
        switch next {
        case "\"": return .text(try string())
        case "t": return try word("true", .bool(true))
        case "f": return try word("false", .bool(false))
        case "n": return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(FeedRefusal) -> JSONValue {
        for letter in word { try take(String(letter)) }
        return value
    }

    /// Reads a string. Returns nil if an escape in it is half of a surrogate pair.
    private mutating func string() throws(FeedRefusal) -> String? {
        let start = offset
        var hasEscapes = false
        try take("\"")
        while !skip("\"") {
            if skip("\\") {
                hasEscapes = true
                let digitCount = next == "u" ? 4 : 0
                try take(#""\/bfnrtu"#, or: "invalid escape")
                for _ in 0..<digitCount { try take("0123456789abcdefABCDEF", or: "invalid escape") }
            } else if offset < bytes.count, bytes[offset] >= 0x20 {
                offset += 1
            } else {
                throw stop("control character in a string")
            }
        }
        if hasEscapes { return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<offset])) }
        return String(decoding: bytes[start + 1..<offset - 1], as: UTF8.self)
    }

    private mutating func number() throws(FeedRefusal) -> Double {
        let start = offset
        _ = skip("-")
        if !skip("0") { try digits() }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            try digits()
        }
        return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .nan
    }

    private mutating func digits() throws(FeedRefusal) { repeat { try take("0123456789") } while "0"..."9" ~= next }

    /// Skips white space, and returns whether it contains a line break.
    private mutating func skipSpace() -> Bool {
        let start = offset
        while [" ", "\n", "\r", "\t"].contains(next) { offset += 1 }
        return bytes[start..<offset].contains(0x0A)
    }

    /// The next byte, as a Unicode scalar, or NUL at the end.
    private var next: Unicode.Scalar { Unicode.Scalar(offset < bytes.count ? bytes[offset] : 0) }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        offset += 1
        return true
    }

    private mutating func take(_ scalars: String, or reason: String = "unexpected character") throws(FeedRefusal) {
        guard scalars.unicodeScalars.contains(next) else { throw stop(reason) }
        offset += 1
    }

    /// Returns a refusal that names the current line and column. Columns are counted in Unicode scalars.
    private func stop(_ reason: String) -> FeedRefusal {
        let reason = offset < bytes.count ? reason : "unexpected end"
        let lines = String(decoding: bytes.prefix(offset), as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
        let place = "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
        let advice = offset < bytes.count ? "is JSON and nothing else" : "arrived whole"
        return FeedRefusal("is not valid JSON: \(reason) at \(place)", advice: "check that it \(advice)")
    }
}
