import Foundation

/// The first place where a text stops being JSON, and why. Foundation words this differently on each system.
struct JSONFault: Equatable, CustomStringConvertible {
    let reason: String
    /// Both count from 1. A column is a Unicode scalar wide.
    let line, column: Int

    var description: String { "\(reason) at line \(line), column \(column)" }

    /// Returns the first fault in `json`, or nil if it's JSON as RFC 8259 defines it, nested at most 512 deep.
    static func first(in json: Data) -> JSONFault? {
        var scanner = JSONScanner(bytes: Array(json))
        do throws(JSONScanner.Stop) {
            try scanner.scan()
            return nil
        } catch {
            let text = String(decoding: scanner.bytes.prefix(scanner.offset), as: UTF8.self).unicodeScalars
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return JSONFault(reason: error.reason, line: lines.count, column: (lines.last?.count ?? 0) + 1)
        }
    }
}

/// Reads a text for as long as it's JSON. A list of what is open replaces recursion, so that depth costs no stack.
private struct JSONScanner {
    struct Stop: Error { let reason: String }

    let bytes: [UInt8]
    var offset = 0
    /// The brackets that are still to come, the innermost last.
    var closers: [String] = []

    mutating func scan() throws(Stop) {
        repeat {
            try value()
            skipSpace()
            while let closer = closers.last, skip(closer) {
                closers.removeLast()
                skipSpace()
            }
            if !closers.isEmpty { try take(",") }
        } while !closers.isEmpty
        guard offset == bytes.count else { throw Stop(reason: "more text after the end") }
    }

    private mutating func value() throws(Stop) {
        while true {
            skipSpace()
            if closers.last == "}" {
                try string()
                skipSpace()
                try take(":")
                skipSpace()
            }
            guard let closer = isNext("[") ? "]" : isNext("{") ? "}" : nil else { break }
            // Foundation's limit.
            guard closers.count < 512 else { throw Stop(reason: "too many nested arrays or objects") }
            closers.append(closer)
            offset += 1
            skipSpace()
            if isNext(closer) { return }
        }
        if isNext("\"") { return try string() }
        let word = ["true", "false", "null"].first { isNext(String($0.prefix(1))) }
        guard let word else { return try number() }
        for letter in word { try take(String(letter)) }
    }

    private mutating func string() throws(Stop) {
        try take("\"")
        // Most bytes of a feed pass here.
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        while offset < bytes.count, bytes[offset] != quote {
            guard bytes[offset] >= 0x20 else { throw Stop(reason: "control character in a string") }
            offset += 1
            guard bytes[offset - 1] == backslash else { continue }
            let digitCount = isNext("u") ? 4 : 0
            try take(#""\/bfnrtu"#, or: "invalid escape")
            for _ in 0..<digitCount { try take("0123456789abcdefABCDEF", or: "invalid escape") }
        }
        try take("\"")
    }

    private mutating func number() throws(Stop) {
        let isNegative = skip("-")
        if !skip("0") { try digits(or: isNegative ? "invalid number" : "unexpected character") }
        if skip(".") { try digits() }
        if skip("eE") { try digits(after: "+-") }
    }

    private mutating func digits(after sign: String = "", or reason: String = "invalid number") throws(Stop) {
        _ = skip(sign)
        repeat { try take("0123456789", or: reason) } while isNext("0123456789")
    }

    private mutating func skipSpace() { while skip(" \t\r\n") {} }

    private func isNext(_ allowed: String) -> Bool { offset < bytes.count && allowed.utf8.contains(bytes[offset]) }

    private mutating func skip(_ allowed: String) -> Bool {
        guard isNext(allowed) else { return false }
        offset += 1
        return true
    }

    private mutating func take(_ allowed: String, or reason: String = "unexpected character") throws(Stop) {
        guard skip(allowed) else { throw Stop(reason: offset < bytes.count ? reason : "unexpected end") }
    }
}
