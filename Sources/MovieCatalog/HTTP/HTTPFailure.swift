import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Why an address gave no body.
enum HTTPFailure: Error {
    case status(Int)
    case tooManyRedirects
    case redirectElsewhere(URL)
    case tooLong(limit: Int)
    case cutShort
    case timeout(Duration)
    case noAnswer(any Error)

    var kind: MovieServiceError.Kind {
        if case .tooLong = self { .notAMovieFeed } else { .unreachableAddress }
    }

    /// The rest of a sentence that starts with the address: what went wrong, and what to do next.
    var reason: String {
        switch self {
        case .status(let status):
            "answered \(status) (\(HTTPURLResponse.localizedString(forStatusCode: status))); check the address."
        case .tooManyRedirects:
            "redirects from one address to the next without an end; check the address."
        case .redirectElsewhere(let url):
            "redirects to \(url.absoluteString.quoted), which is no http(s) address; check the address."
        case .tooLong(let limit):
            "sends more than \(limit / 1_024) KiB, too much for a movie feed; check the address."
        case .cutShort:
            "ended the connection before its answer was complete; try again."
        case .timeout(let timeout):
            "did not answer in full within \(timeout / .seconds(1)) seconds; try again, or allow more time."
        case .noAnswer(let error):
            "did not answer: \(Self.sentence(of: error)); check the address and the connection."
        }
    }

    /// The readable sentence of an error, which on Linux stands in the underlying one.
    private static func sentence(of error: any Error) -> String {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
        let sentence = underlying?.userInfo[NSLocalizedDescriptionKey] as? String ?? error.localizedDescription
        return sentence.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
    }
}
