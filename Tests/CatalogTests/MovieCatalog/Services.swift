import Fetching
import Foundation
import MovieCatalog

extension FetchingMovieService {
    /// A service for a file.
    init(path: String) {
        self.init(from: FileSource(path: path))
    }

    /// A service for an address.
    init(url: URL, timeout: Duration = .seconds(10), bodyLimit: Int = 16 * 1_024 * 1_024) {
        self.init(from: HTTPSource(url: url, expecting: "a movie feed", timeout: timeout, bodyLimit: bodyLimit))
    }
}
