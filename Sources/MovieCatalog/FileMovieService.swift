import Foundation

/// Movies from a file, in any shape that ``MovieFeed/init(parsing:from:)`` reads.
public struct FileMovieService: MovieService {
    private let path: String

    /// Reads the file at `path`, anew for each fetch. A pipe is fine, for one fetch.
    public init(path: String) {
        self.path = path
    }

    /// Reads the file, off the caller's actor.
    @concurrent
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try MovieFeed(parsing: content(), from: path)
    }

    private func content() throws(MovieServiceError) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw unreadable("there is no such file; check the path, or leave it out for the bundled movies.")
        }
        if isFolder.boolValue { throw unreadable("this is a folder; name a file in it.") }
        do {
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw unreadable("the file cannot be opened; check that you may read it.")
        }
    }

    private func unreadable(_ reason: String) -> MovieServiceError {
        MovieServiceError(kind: .unreadableFile, message: "Cannot read \(path.quoted): \(reason)")
    }
}
