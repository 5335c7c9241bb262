import Foundation

/// Why an address gave no body.
enum HTTPFailure: Error {
    case noHTTPAddress
    case unaskable
    case noAnswer(any Error)
    case status(Int)
    case redirectElsewhere(URL)
    case tooManyRedirects(limit: Int)
    case cutShort((any Error)?)
    case tooLong(limit: Int)
    case timeout(Duration)
    case cancelled

    var kind: FetchError.Kind {
        if case .tooLong = self { .tooLong } else { .unreachableAddress }
    }

    /// The rest of a sentence that starts with the address: what went wrong, and what to do next.
    func reason(expecting content: String) -> String {
        switch self {
        case .noHTTPAddress:
            "isn't an http or https address with a host and a valid port; correct the address."
        case .unaskable:
            "has an IPv6 address as its host, which can't be fetched on Linux; give the host's name."
        case .noAnswer(let error):
            "did not answer: \(Self.sentence(of: error)); check the address and the connection."
        case .status(let status):
            "answered \(status)\(Self.meanings[status].map { " (\($0))" } ?? ""); check the address."
        case .redirectElsewhere(let url):
            "redirects to \(url.withoutCredentials.quoted), which can't be fetched; check the address."
        case .tooManyRedirects(let limit):
            "redirected more than \(limit) times; check the address."
        case .cutShort(let error):
            "broke off in the middle of its answer\(error.map { ": \(Self.sentence(of: $0))" } ?? ""); try again."
        case .tooLong(let limit):
            "sends \(FetchError.tooMuch(for: content, limit: limit)); check the address."
        case .timeout(let timeout):
            "did not answer in full within \(Self.seconds(timeout)) s; try again, or allow more time."
        case .cancelled:
            "was not fetched in full, since that was cancelled; try again."
        }
    }

    // Foundation's own words follow the user's language on Darwin.
    private static let meanings = [
        206: "partial content", 302: "found", 400: "bad request", 401: "unauthorized", 403: "forbidden",
        404: "not found", 410: "gone",
        429: "too many requests", 500: "internal server error", 502: "bad gateway", 503: "service unavailable",
    ]

    private static func seconds(_ duration: Duration) -> String {
        String(format: "%g", duration / .seconds(1))
    }

    /// The readable sentence of an error, which on Linux is that of the underlying one.
    private static func sentence(of error: any Error) -> String {
        #if canImport(FoundationNetworking)
            let error = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        #endif
        return error.localizedDescription
    }
}
