/// A JSON text, read from left to right. Every fault says at which line and column it is, the same on every system.
struct JSONText {
    private let bytes: [UInt8]
    private var offset = 0

    /// Starts at the first byte of `bytes`, or behind a byte order mark.
    init(_ bytes: [UInt8]) throws(ContactFault) {
        self.bytes = bytes
        if String(validating: bytes, as: UTF8.self) == nil {
            let repaired = String(decoding: bytes, as: UTF8.self).utf8
            offset = zip(bytes, repaired).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
            throw fault("is not UTF-8 text")
        }
        if bytes.starts(with: "\u{FEFF}".utf8) { offset = "\u{FEFF}".utf8.count }
    }

    /// The line and the column that are read next, as editors count them.
    /// - Complexity: O(*n*), for faults only.
    var place: String {
        let lines = bytes[..<offset].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
        return "line \(lines.count), column \(column)"
    }

    /// A fault that is here.
    func fault(_ reason: String) -> ContactFault {
        ContactFault(reason: "\(reason) at \(place)")
    }

    /// The byte that is read next; nil at the end.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Goes on behind what is read next for as long as `isWanted` says so, and returns what was passed.
    mutating func pass(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = offset
        while let next, isWanted(next) { offset += 1 }
        return bytes[start..<offset]
    }

    /// Goes on behind `count` bytes, or to the end, and returns what was passed.
    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        let start = offset
        offset = min(offset + count, bytes.count)
        return bytes[start..<offset]
    }

    /// Goes on behind white space.
    mutating func passWhiteSpace() {
        _ = pass { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }

    /// Goes on behind white space, and behind `mark` if that is next.
    /// - Returns: Whether it was.
    mutating func pass(_ mark: Unicode.Scalar) -> Bool {
        passWhiteSpace()
        guard next == UInt8(ascii: mark) else { return false }
        offset += 1
        return true
    }

    /// Goes on behind white space and `mark`, which must be next.
    mutating func expect(_ mark: Unicode.Scalar) throws(ContactFault) {
        if !pass(mark) { throw fault(next == nil ? "ends too early, before '\(mark)'," : "lacks a '\(mark)'") }
    }

    /// Goes on behind white space to the end.
    mutating func expectEnd() throws(ContactFault) {
        passWhiteSpace()
        if next != nil { throw fault("goes on behind its end") }
    }
}
