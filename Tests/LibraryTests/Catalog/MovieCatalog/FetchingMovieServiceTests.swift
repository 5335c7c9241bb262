import Fetching
import Foundation
import MovieCatalog
import Testing

/// Movies from a source's bytes, or the source's failure.
struct FetchingMovieServiceTests {
    /// A source with a fixed result.
    private struct Source: ByteSource {
        let place = "there"
        let result: Result<Data, FetchError>

        func bytes() async throws(FetchError) -> Data { try result.get() }
    }

    @Test func `a source's movies and remarks are read`() async throws {
        let bytes = Data(#"[{"title": "Heat", "year": 1995}, {}]"#.utf8)
        let feed = try await FetchingMovieService(from: Source(result: .success(bytes))).fetchMovies()
        let remarks = ["1 of 2 entries left out: no title"]
        #expect(feed == MovieFeed(movies: [Movie(title: "Heat", year: 1995)], remarks: remarks))
    }

    @Test(arguments: [FetchError.Kind.notAFeed, .unreadableFile, .unreachableAddress])
    func `the source's failure becomes the service's failure`(kind: FetchError.Kind) async {
        let service = FetchingMovieService(from: Source(result: .failure(FetchError(kind: kind, message: "No."))))
        let error = await #expect(throws: MovieServiceError.self) { try await service.fetchMovies() }
        #expect(error == MovieServiceError(kind: kind, message: "No."))
    }
}
