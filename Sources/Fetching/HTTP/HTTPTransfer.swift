import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transfer of a response's body from an address, across redirects.
struct HTTPTransfer {
    private static let redirectLimit = 10

    // One session for all transfers, never invalidated. On Linux, ending a session that has used https can crash the
    // whole program (swift-corelibs-foundation#5203).
    private static let source = HTTPEventSource()
    static let session = {
        let configuration = URLSessionConfiguration.ephemeral
        // Keeps responses fresh, and avoids a crash on Linux, where cancelling a task that checks a cache isn't safe.
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        // A day, because the caller of a transfer has its own timeout.
        configuration.timeoutIntervalForRequest = 86_400
        return URLSession(configuration: configuration, delegate: source, delegateQueue: nil)
    }()

    /// The expected content, and the maximum number of bytes.
    let content: String, bodyLimit: Int

    /// Receives the body of a response with status 2xx other than 206.
    /// - Throws: An ``HTTPFailure``, a session error other than `URLError`, or `CancellationError` after cancellation.
    func body(of start: URL) async throws -> Data {
        guard var address = HTTPAddress(start) else {
            throw HTTPFailure("isn't an http or https address with a host and a valid port; correct the address.")
        }
        for count in 0...Self.redirectLimit {
            #if canImport(FoundationNetworking)
                if address.url.host()?.contains(":") == true {
                    let reason = "has an IPv6 address as its host, which can't be fetched on Linux; "
                    throw count > 0 ? HTTPFailure(redirectTo: address.url) : .init(reason + "give the host's name.")
                }
            #endif
            let (body, redirect) = try await answer(of: address)
            guard let redirect else { return body }
            guard let next = address.redirected(to: redirect) else { throw HTTPFailure(redirectTo: redirect) }
            address = next
        }
        throw HTTPFailure("redirected more than \(Self.redirectLimit) times; check the address.")
    }

    private func answer(of address: HTTPAddress) async throws -> (body: Data, redirect: URL?) {
        var request = URLRequest(url: address.url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue(address.authorization, forHTTPHeaderField: "Authorization")
        let task = Self.session.dataTask(with: request)
        let events = Self.source.events(of: task)
        task.resume()
        // However this function ends, it cancels the transfer in the background. On Linux, cancelling waits until the
        // session is idle for a moment, which a flood of data can delay.
        defer { DispatchQueue.global().async { task.cancel() } }
        var head: HTTPURLResponse?
        var body = Data()
        do {
            for try await event in events {
                switch event {
                case .redirect(let url):
                    return (body, url)
                case .head(let response):
                    // Interim responses, such as 100 (continue) and 103 (early hints), arrive before the final one.
                    if 100..<200 ~= response.statusCode, response.statusCode != 101 { continue }
                    try check(response)
                    head = response
                case .bytes(let bytes):
                    body += bytes
                    if body.count > bodyLimit { throw tooMuch }
                }
            }
        } catch let error as URLError {
            // If the body never arrives, Darwin may withhold the header and report that the response can't be parsed.
            let isCut = head != nil || error.code == .cannotParseResponse
            throw isCut ? HTTPFailure(cutShort: error) : HTTPFailure(noAnswer: error)
        }
        try Task.checkCancellation()
        // On Darwin, a cut-off header may cause no error: it never arrives, or has no length and no body after it.
        let isWhole = head.map {
            !body.isEmpty || $0.expectedContentLength >= 0 || $0.statusCode == 204
                || $0.value(forHTTPHeaderField: "Transfer-Encoding") != nil
        }
        guard isWhole == true else { throw HTTPFailure(cutShort: nil) }
        return (body, nil)
    }

    private var tooMuch: HTTPFailure { HTTPFailure(tooMuchFor: content, limit: bodyLimit) }

    private func check(_ response: HTTPURLResponse) throws {
        // A partial response (206) wasn't requested, so it's a failure.
        guard 200..<300 ~= response.statusCode, response.statusCode != 206 else {
            throw HTTPFailure(status: response.statusCode)
        }
        // Doesn't use `expectedContentLength`, which on Linux is unknown if the length is too large for an `Int64`.
        let length = response.value(forHTTPHeaderField: "Content-Length").flatMap(Double.init) ?? 0
        guard length <= Double(bodyLimit) else { throw tooMuch }
    }
}
