public import Foundation

/// The bytes of a file. A pipe such as `/dev/stdin` works too.
public struct FileSource: ByteSource {
    /// The path, as it was given.
    public let place: String
    private let content: String
    private let limit: Int

    /// Creates a source for the file at `path`, which may be relative to the current folder. Nothing is read yet. A
    /// file over `limit` bytes isn't read in full, but is reported as too large for `content`, such as `a movie feed`.
    public init(path: String, expecting content: String = "a feed", limit: Int = 16 * 1_024 * 1_024) {
        self.place = path
        self.content = content
        self.limit = limit
    }

    /// Reads the file to its end or just past the limit.
    ///
    /// - Throws: A ``FetchError`` of kind ``FetchError/Kind/unreadableFile`` if the file doesn't exist or can't be
    ///   read, or of kind ``FetchError/Kind/notAFeed`` if it's too large.
    @concurrent
    public func bytes() async throws(FetchError) -> Data {
        let bytes: Data
        do {
            // Unlike `Data(contentsOf:)`, a file handle also reads pipes. One extra byte shows that a file is too big.
            let file = try FileHandle(forReadingFrom: URL(filePath: place))
            bytes = try file.read(upToCount: min(limit, .max - 1) + 1) ?? Data()
        } catch {
            // The path may be a mistyped address.
            let path = place.withoutPassword.quoted
            throw FetchError(kind: .unreadableFile, message: "\(path) \(Self.reason(for: error)).")
        }
        guard bytes.count <= limit else {
            let problem = "holds \(FetchError.tooMuch(for: content, limit: limit))"
            let message = "\(place.quoted) \(problem); give another file, or allow more."
            throw FetchError(kind: .notAFeed, message: message)
        }
        return bytes
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
