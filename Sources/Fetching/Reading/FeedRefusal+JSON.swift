import Foundation

extension FeedRefusal {
    /// Creates the refusal of data that isn't text in UTF-8, or returns nil if it is.
    init?(ofBytes data: Data) {
        // JSON has no NUL, but UTF-16 is full of them.
        if String(validating: data, as: UTF8.self) != nil, !data.contains(0) { return nil }
        let repaired = String(decoding: data, as: UTF8.self).utf8
        let offset = zip(data, repaired).prefix { $0 == $1 && $0 != 0 }.count
        let reason = "is not UTF-8 text: see the byte at offset \(offset)"
        self.init(reason, advice: "save it as JSON in UTF-8")
    }

    /// Creates the refusal of data, or of one of its lines, that Foundation's decoder couldn't read as JSON.
    init(ofJSON data: Data, inLine line: Int? = nil, because error: any Error) {
        if let refusal = error as? FeedRefusal {
            self = refusal
            return
        }
        let complaint = Complaint(about: data)
        let words = complaint.map { ": Foundation says \($0.message.quoted)" } ?? ""
        let path = (error as? DecodingError)?.path ?? []
        let places = (line.map { ["line \($0)"] } ?? []) + path
        if let complaint, path.isEmpty || complaint.offset != nil {
            let place = data.place(of: complaint.offset ?? data.count, firstLine: line ?? 1)
            let advice = complaint.isCutOff ? "arrived whole" : "is JSON and nothing else"
            self.init("is not valid JSON\(words) at \(place)", advice: "check that it \(advice)")
        } else if !path.isEmpty {
            let place = places.joined(separator: ", ")
            self.init("has a value that can't be read in \(place)\(words)", advice: "correct that value")
        } else {
            let place = line.map { " in line \($0)" } ?? ""
            let reason = "it breaks off, or has text that isn't JSON"
            let advice = "check that it arrived whole, and that it is JSON and nothing else"
            self.init("is not valid JSON\(place): \(reason)", advice: advice)
        }
    }
}

/// What Foundation says about data that isn't JSON.
private struct Complaint {
    let message: String
    /// The number of bytes before the mistake, if Foundation says so.
    let offset: Int?

    var isCutOff: Bool { message.hasPrefix("Unexpected end of file") && !message.contains("string") }

    init?(about data: Data) {
        // Needs sixty times the memory of the data.
        guard data.count <= 1 << 20 else { return nil }
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            let details = (error as NSError).userInfo
            let text = details[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
            let match = text.wholeMatch(of: /(?s)(.+?)(?: (?:around .*?|at )(\d+))?\.?/)
            message = match.map { String($0.1) } ?? text
            // Darwin's text has a line and a column instead.
            let index = details["NSJSONSerializationErrorIndex"] as? Int
            offset = index ?? match?.2.flatMap { Int($0) }
        }
    }
}

extension DecodingError {
    /// The place of a value that can't be read, such as `entry 10` and `'title'`.
    fileprivate var path: [String] {
        guard case .dataCorrupted(let context) = self else { return [] }
        return context.codingPath.map { key in
            key.intValue.map { "entry \($0 + 1)" } ?? key.stringValue.quoted
        }
    }
}

extension Data {
    /// Returns the line and column after `count` bytes, not counting a byte order mark.
    fileprivate func place(of count: Int, firstLine: Int) -> String {
        let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let before = String(decoding: dropFirst(start).prefix(count), as: UTF8.self)
        let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let column = (lines.last?.count ?? 0) + 1
        return "line \(firstLine + lines.count - 1), column \(column)"
    }
}
