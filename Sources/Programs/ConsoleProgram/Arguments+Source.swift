public import ConsoleUI
public import Fetching
import Foundation

extension Arguments.Option {
    /// The option `--source`, whose value ``ConsoleUI/Arguments/source(expecting:)`` reads.
    /// - Parameter things: What comes from there, in the plural, such as `movies`.
    public static func source(of things: String) -> Self {
        .init("--source", "bundled|PATH|URL", "where the \(things) come from (bundled)")
    }

    /// The option `--timeout`, whose value ``ConsoleUI/Arguments/timeout()`` reads.
    /// - Parameter other: What to wait for, such as `an address`.
    public static func timeout(for other: String) -> Self {
        .init("--timeout", "SECONDS", "how long to wait for \(other) (10)")
    }

    /// The option `--max-bytes`, which goes with `--source`.
    public static var maxBytes: Self { .init("--max-bytes", "N", "how long a source may be, such as 500K (16M)") }
}

extension Arguments {
    /// Reads `--timeout`.
    public func timeout() throws(UsageError) -> Duration {
        let timeout = self["--timeout"] ?? "10"
        guard let seconds = Double(timeout), seconds > 0, seconds <= 86_400 else {
            throw UsageError("'--timeout' takes a number of seconds up to 86400, not '\(timeout)'.")
        }
        return .seconds(seconds)
    }

    /// Reads `--source`, `--timeout` and `--max-bytes`.
    /// - Parameter content: The expected content, such as `a movie feed`, for the message that it is too long.
    /// - Returns: A file, or an address, which a child process fetches on Linux; nil for the bundled source.
    public func source(expecting content: String) throws(UsageError) -> (any ByteSource)? {
        let timeout = try timeout()
        let size = self["--max-bytes"] ?? "16M"
        let unit = ["K": 10, "M": 20, "G": 30][size.suffix(1).uppercased()]
        let shift = unit ?? 0
        guard let count = Int(size.dropLast(unit == nil ? 0 : 1)), count > 0,
            count <= Int.max >> shift
        else {
            throw UsageError("'--max-bytes' takes a whole number from 1 up, such as 500K or 16M, not '\(size)'.")
        }
        guard let source = self["--source"], source != "bundled" else { return nil }
        guard source.contains("://") else { return FileSource(path: source, expecting: content, limit: count << shift) }
        guard let url = URL(string: source), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else {
            throw UsageError("'--source' takes an http(s) address, a path or 'bundled', not '\(source)'.")
        }
        return IsolatedHTTPSource(url: url, expecting: content, timeout: timeout, bodyLimit: count << shift)
    }
}
