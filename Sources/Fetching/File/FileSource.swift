public import Foundation

/// The bytes of a file; a pipe such as `/dev/stdin` works too.
public struct FileSource: ByteSource {
    /// The path, as it was given.
    public let place: String

    /// Creates a source for the file at `path`, which may be relative to the current folder. Nothing is read yet.
    public init(path: String) { place = path }

    /// Reads the file to its end.
    ///
    /// - Throws: A ``FetchError`` of kind ``FetchError/Kind/unreadableFile`` if there is no such file, or it cannot be
    ///   read.
    @concurrent
    public func bytes() async throws(FetchError) -> Data {
        do {
            // Unlike `Data(contentsOf:)`, a file handle reads pipes as well.
            return try FileHandle(forReadingFrom: URL(filePath: place)).readToEnd() ?? Data()
        } catch {
            throw FetchError(kind: .unreadableFile, message: "\(place.quoted) \(Self.reason(for: error)).")
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
