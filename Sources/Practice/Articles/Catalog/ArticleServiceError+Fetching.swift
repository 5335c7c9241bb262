import Fetching

extension ArticleServiceError {
    /// The same sentence, sorted under the kinds that callers of an article service know.
    init(_ error: FetchError) {
        let kind: Kind =
            switch error.kind {
            case .unreadableFile: .unreadableFile
            case .unreachableAddress: .unreachableAddress
            // Whatever it may be, no list of articles is as long as that.
            case .tooLong: .notAnArticleFeed
            }
        self.init(kind: kind, message: error.message)
    }
}
