public import ConsoleUI
public import Fetching
import Foundation

extension Options {
    /// Declares `--source`, the place where the `things` come from. Returns nil for the bundled source.
    public mutating func source(of things: String) -> String? {
        let help = "where the \(things) come from; others can see a URL's password in 'ps' (bundled)"
        let source = self("--source", "bundled|PATH|URL", help: help)
        return source == "bundled" ? nil : source
    }

    /// Declares `--timeout`, the time to wait for `other`.
    public mutating func timeout(for other: String) throws(Arguments.UsageError) -> Duration {
        let timeout = self("--timeout", "SECONDS", help: "how long to wait for \(other) (10)") ?? "10"
        guard let seconds = Double(timeout), seconds > 0, seconds <= 86_400 else {
            throw Arguments.UsageError("'--timeout' takes a number of seconds up to 86400, not '\(timeout)'.")
        }
        return .seconds(seconds)
    }

    /// Declares `--timeout` and `--max-bytes`, and returns the file or address that `source` names.
    /// - Parameter content: The expected content, such as `a movie feed`, for the message that the source is too large.
    public mutating func bytes(
        from source: String?, expecting content: String
    ) throws(Arguments.UsageError) -> (any ByteSource)? {
        let (timeout, limit) = (try timeout(for: "an address"), try maxBytes())
        guard let source else { return nil }
        guard source.contains("://") else { return FileSource(path: source, expecting: content, limit: limit) }
        guard let url = URL(string: source), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else {
            throw Arguments.UsageError("'--source' takes an http(s) address, a path or 'bundled', not '\(source)'.")
        }
        return IsolatedHTTPSource(url: url, expecting: content, timeout: timeout, bodyLimit: limit)
    }

    private mutating func maxBytes() throws(Arguments.UsageError) -> Int {
        let size = self("--max-bytes", "N", help: "how large a source may be, such as 500K (16M)") ?? "16M"
        let unit = ["K": 10, "M": 20, "G": 30][size.suffix(1).uppercased()]
        let shift = unit ?? 0
        guard let count = Int(size.dropLast(unit == nil ? 0 : 1)), count > 0, count <= Int.max >> shift else {
            throw Arguments.UsageError(
                "'--max-bytes' takes a whole number from 1 up, such as 500K or 16M, not '\(size)'.")
        }
        return count << shift
    }
}
