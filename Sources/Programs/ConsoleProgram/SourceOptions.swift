public import Fetching
public import Foundation

/// The options for a source of bytes: where it is, how long to wait for it, and how large it may be.
public nonisolated struct SourceOptions: Sendable {
    /// The place that `--source` names.
    public enum Place: Sendable {
        /// The source that comes with the program.
        case bundled
        /// A file or a pipe.
        case file(_ path: String)
        /// An http(s) address.
        case address(URL)
    }

    /// Where the source is.
    public let source: Option<Place>
    /// How long to wait for an address.
    public let timeout = Option(
        "--timeout", "SECONDS", "how long to wait for an address (10)", default: .seconds(10),
        takes: "a number of seconds up to 86400", value: duration)
    /// The maximum number of bytes.
    public let maxBytes = Option(
        "--max-bytes", "N", "how large a source may be, such as 500K (16M)", default: 16 << 20,
        takes: "a whole number from 1 up, such as 500K or 16M", value: byteCount)

    /// Declares the options of a program whose `things` come from the source.
    public init(of things: String) {
        source = Option(
            "--source", "bundled|PATH|URL",
            "where the \(things) come from; others can see a URL's password in 'ps' (bundled)", default: .bundled,
            takes: "an http(s) address, a path or 'bundled'", value: Place.init)
    }

    /// Returns the file or address that the arguments name, or nil for the bundled source.
    /// - Parameter content: The expected content, such as `a movie feed`, for the message that the source is too large.
    public func bytes(of arguments: Arguments, expecting content: String) -> (any ByteSource)? {
        let limit = arguments[maxBytes]
        switch arguments[source] {
        case .bundled:
            return nil
        case .file(let path):
            return FileSource(path: path, expecting: content, limit: limit)
        case .address(let url):
            return CurlSource(url: url, expecting: content, timeout: arguments[timeout], limit: limit)
        }
    }

    private static func duration(_ word: String) -> Duration? {
        guard let seconds = Double(word), seconds > 0, seconds <= 86_400 else { return nil }
        return .seconds(seconds)
    }

    private static func byteCount(_ word: String) -> Int? {
        let unit = ["K": 10, "M": 20, "G": 30][word.suffix(1).uppercased()]
        let shift = unit ?? 0
        let digits = unit == nil ? word[...] : word.dropLast()
        guard let count = Int(digits), count > 0, count <= Int.max >> shift else { return nil }
        return count << shift
    }
}

nonisolated extension SourceOptions.Place {
    fileprivate init?(_ word: String) {
        if word == "bundled" {
            self = .bundled
        } else if !word.contains("://") {
            self = .file(word)
        } else if let url = URL(string: word), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        {
            self = .address(url)
        } else {
            return nil
        }
    }
}
