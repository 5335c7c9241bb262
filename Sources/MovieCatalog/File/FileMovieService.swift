import Foundation

/// A file that holds a movie feed in any shape that the catalog knows; a pipe such as `/dev/stdin` works too.
public struct FileMovieService: MovieService {
    private let path: String

    /// Creates a service for the file at `path`, which may be relative to the current folder. Nothing is read yet.
    public init(path: String) {
        self.path = path
    }

    /// Reads the file to its end and returns its movies in the file's own order.
    ///
    /// - Throws: A ``MovieServiceError`` of kind ``MovieServiceError/Kind/unreadableFile`` if there is no such file, or
    ///   it cannot be read, and of kind ``MovieServiceError/Kind/notAMovieFeed`` if it holds no feed.
    @concurrent
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try MovieFeed(parsing: contents(), from: path)
    }

    private func contents() throws(MovieServiceError) -> Data {
        do {
            // Unlike `Data(contentsOf:)`, a file handle reads pipes as well.
            return try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data()
        } catch {
            let message = "\(path.quoted) \(Self.reason(for: error))."
            throw MovieServiceError(kind: .unreadableFile, message: message)
        }
    }

    private static func reason(for error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        return switch POSIXErrorCode(rawValue: Int32(clamping: cause.code)) {
        case .ENOENT, .ENOTDIR: "does not exist; check the path"
        case .EISDIR: "is a folder; give the path of a file"
        case .EACCES, .EPERM: "may not be read by this user; change its permissions, or give another file"
        default: "cannot be read: \(cause.localizedDescription); give another file"
        }
    }
}
