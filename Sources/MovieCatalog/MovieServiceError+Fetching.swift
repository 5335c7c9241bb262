import Fetching

extension MovieServiceError {
    /// The same sentence, sorted under the kinds that callers of a movie service know.
    init(_ error: FetchError) {
        let kind: Kind =
            switch error.kind {
            case .unreadableFile: .unreadableFile
            case .unreachableAddress: .unreachableAddress
            // Whatever it may be, no movie feed is as long as that.
            case .tooLong: .notAMovieFeed
            }
        self.init(kind: kind, message: error.message)
    }
}
