import Foundation

/// The reason why an address provided no usable body.
struct HTTPFailure: Error {
    /// The rest of a sentence that starts with the address: what went wrong, and what to do next.
    let reason: String
    var kind = FetchError.Kind.unreachableAddress

    init(_ reason: String) { self.reason = reason }

    init(tooMuchFor content: String, limit: Int) {
        (reason, kind) = ("sends \(FetchError.tooMuch(for: content, limit: limit)); check the address.", .notAFeed)
    }

    init(status: Int) {
        // On Darwin, Foundation's own messages are in the user's language.
        let meanings = [
            206: "partial content", 302: "found", 400: "bad request", 401: "unauthorized", 403: "forbidden",
            404: "not found", 410: "gone", 429: "too many requests", 500: "internal server error", 502: "bad gateway",
            503: "service unavailable",
        ]
        self.init("answered \(status)\(meanings[status].map { " (\($0))" } ?? ""); check the address.")
    }

    init(redirectTo url: URL) {
        self.init("redirects to \(url.withoutCredentials.quoted), which can't be fetched; check the address.")
    }

    init(noAnswer error: any Error) {
        self.init("did not answer: \(Self.sentence(of: error)); check the address and the connection.")
    }

    init(cutShort error: (any Error)?) {
        let sentence = error.map { ": " + Self.sentence(of: $0) } ?? ""
        self.init("broke off in the middle of its answer\(sentence); try again.")
    }

    /// Returns the sentence that describes an error or, on Linux, its underlying error if it has one.
    private static func sentence(of error: any Error) -> String {
        #if canImport(FoundationNetworking)
            let error = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        #endif
        return error.localizedDescription
    }
}
