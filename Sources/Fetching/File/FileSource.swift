public import Foundation

/// The bytes of a file; a pipe such as `/dev/stdin` works too.
public struct FileSource: ByteSource {
    /// The path, as given.
    public let place: String
    private let content: String
    private let limit: Int

    /// Creates a source for the file at `path`, which may be relative to the current folder. Nothing is read yet, and
    /// later at most `limit` bytes: a longer file is reported as too much for `content`, such as `a movie feed`.
    public init(path: String, expecting content: String = "a feed", limit: Int = 16 * 1_024 * 1_024) {
        (place, self.content, self.limit) = (path, content, limit)
    }

    /// Reads the file to its end.
    ///
    /// - Throws: A ``FetchError`` of kind ``FetchError/Kind/unreadableFile`` if there is no such file, or it cannot be
    ///   read, or of kind ``FetchError/Kind/notAFeed``.
    @concurrent
    public func bytes() async throws(FetchError) -> Data {
        let bytes: Data
        do {
            // Unlike `Data(contentsOf:)`, a file handle reads pipes as well. A byte beyond the limit means "too long".
            let file = try FileHandle(forReadingFrom: URL(filePath: place))
            bytes = try file.read(upToCount: min(limit, .max - 1) + 1) ?? Data()
        } catch {
            throw FetchError(kind: .unreadableFile, message: "\(place.quoted) \(Self.reason(for: error)).")
        }
        if bytes.count <= limit { return bytes }
        let reason = "holds \(FetchError.tooMuch(for: content, limit: limit)); give another file, or allow more"
        throw FetchError(kind: .notAFeed, message: "\(place.quoted) \(reason).")
    }

    private static func reason(for error: any Error) -> String {
        let cause = FetchError.cause(of: error)
        return switch POSIXErrorCode(rawValue: Int32(clamping: cause.code)) {
        case .ENOENT, .ENOTDIR: "does not exist; check the path"
        case .EISDIR: "is a folder; give the path of a file"
        case .EACCES, .EPERM: "may not be read by this user; change its permissions, or give another file"
        default: "cannot be read: \(cause.localizedDescription); give another file"
        }
    }
}
