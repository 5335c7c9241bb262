import Foundation

/// The first place where a text stops being JSON, and why. Foundation words this differently on each system.
struct JSONFault: Error, Equatable, CustomStringConvertible {
    let reason: String
    /// Both count from 1. A column is a Unicode scalar wide.
    let line, column: Int

    var description: String { "\(reason) at line \(line), column \(column)" }
}

extension JSONValue {
    /// Reads JSON as RFC 8259 defines it, nested at most 512 deep, in linear time. Objects, one per line, make a list.
    /// Foundation also accepts a comma before a closing bracket, a second byte order mark, and line breaks in a string.
    init(reading json: Data) throws(JSONFault) {
        var reader = JSONReader(bytes: Array(json))
        do throws(JSONReader.Stop) {
            self = try reader.document()
        } catch {
            let text = String(decoding: reader.bytes.prefix(reader.offset), as: UTF8.self).unicodeScalars
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            throw JSONFault(reason: error.reason, line: lines.count, column: (lines.last?.count ?? 0) + 1)
        }
    }
}

/// Reads a text for as long as it's JSON. A list of open containers replaces recursion, so depth uses no stack.
private struct JSONReader {
    struct Stop: Error { let reason: String }

    /// A list or an object whose end is still to come.
    private struct Container {
        let closer: Unicode.Scalar
        var key: String?
        var values: [JSONValue] = []
        var members: [(key: String, value: JSONValue)] = []

        var whole: JSONValue { closer == "]" ? .list(values) : .object(members) }

        mutating func add(_ value: JSONValue) {
            if let key { members.append((key, value)) } else { values.append(value) }
        }
    }

    let bytes: [UInt8]
    var offset = 0

    mutating func document() throws(Stop) -> JSONValue {
        _ = skipSpace()
        let allowsLines = isNext("{")
        var values = [try value()]
        while skipSpace(), allowsLines, isNext("{") { values.append(try value()) }
        guard offset == bytes.count else { throw Stop(reason: "more text after the end") }
        return values.count == 1 ? values[0] : .list(values)
    }

    private mutating func value() throws(Stop) -> JSONValue {
        // The innermost is the last.
        var open: [Container] = []
        while true {
            _ = skipSpace()
            if !open.isEmpty, open[open.count - 1].closer == "}" {
                open[open.count - 1].key = try string() ?? ""
                _ = skipSpace()
                try take(":")
                _ = skipSpace()
            }
            var value = JSONValue.null
            if isNext("[") || isNext("{") {
                // Foundation's limit.
                guard open.count < 512 else { throw Stop(reason: "too many nested arrays or objects") }
                let container = Container(closer: isNext("[") ? "]" : "}")
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
            while !open.isEmpty {
                open[open.count - 1].add(value)
                _ = skipSpace()
                guard skip(open[open.count - 1].closer) else { break }
                value = open.removeLast().whole
            }
            if open.isEmpty { return value }
            try take(",")
        }
    }

    private mutating func scalar() throws(Stop) -> JSONValue {
        switch offset < bytes.count ? bytes[offset] : 0 {
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(Stop) -> JSONValue {
        for byte in word.utf8 { try take(Unicode.Scalar(byte)) }
        return value
    }

    /// Reads a string; nil if it escapes half of a surrogate pair.
    private mutating func string() throws(Stop) -> String? {
        try take("\"")
        let start = offset
        var hasEscapes = false
        while offset < bytes.count, !isNext("\"") {
            guard bytes[offset] >= 0x20 else { throw Stop(reason: "control character in a string") }
            offset += 1
            guard bytes[offset - 1] == UInt8(ascii: "\\") else { continue }
            hasEscapes = true
            let digitCount = isNext("u") ? 4 : 0
            try take(oneOf: #""\/bfnrtu"#)
            for _ in 0..<digitCount { try take(oneOf: "0123456789abcdefABCDEF") }
        }
        let content = bytes[start..<offset]
        try take("\"")
        let text = String(decoding: content, as: UTF8.self)
        return hasEscapes ? Self.replacingEscapes(in: text) : text
    }

    /// The letters that stand for something else: b, f, n, r, t.
    private static let escapes: [UInt16: UInt16] = [0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09]

    private static func replacingEscapes(in text: String) -> String? {
        var units: [UInt16] = []
        var rest = text.utf16.makeIterator()
        while var unit = rest.next() {
            if unit == 0x5C, let letter = rest.next() {
                let digits = letter == 0x75 ? (0..<4).compactMap { _ in rest.next() } : []
                unit = digits.reduce(0) { $0 << 4 | ($1 & 0xF) + ($1 > 0x39 ? 9 : 0) }
                if digits.isEmpty { unit = escapes[letter] ?? letter }
            }
            units.append(unit)
        }
        return String(validating: units, as: UTF16.self)
    }

    private mutating func number() throws(Stop) -> Double {
        let start = offset
        let isNegative = skip("-")
        if !skip("0") { try digits(or: isNegative ? "invalid number" : "unexpected character") }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            try digits()
        }
        return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .nan
    }

    private mutating func digits(or reason: String = "invalid number") throws(Stop) {
        let start = offset
        while offset < bytes.count, 0x30...0x39 ~= bytes[offset] { offset += 1 }
        guard offset > start else { throw stop(reason) }
    }

    /// Returns whether a line ends in the white space.
    private mutating func skipSpace() -> Bool {
        var endsLine = false
        while offset < bytes.count, bytes[offset] <= 0x20, isNext(" ") || isNext("\n") || isNext("\r") || isNext("\t") {
            if isNext("\n") { endsLine = true }
            offset += 1
        }
        return endsLine
    }

    private func isNext(_ scalar: Unicode.Scalar) -> Bool {
        offset < bytes.count && bytes[offset] == UInt8(truncatingIfNeeded: scalar.value)
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard isNext(scalar) else { return false }
        offset += 1
        return true
    }

    private mutating func take(_ scalar: Unicode.Scalar) throws(Stop) {
        guard skip(scalar) else { throw stop("unexpected character") }
    }

    private mutating func take(oneOf escapes: String) throws(Stop) {
        guard offset < bytes.count, escapes.utf8.contains(bytes[offset]) else { throw stop("invalid escape") }
        offset += 1
    }

    private func stop(_ reason: String) -> Stop { Stop(reason: offset < bytes.count ? reason : "unexpected end") }
}
