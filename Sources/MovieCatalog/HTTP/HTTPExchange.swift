import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request and its answer, received piece by piece, so that what is too long is not received to its end.
final class HTTPExchange: NSObject, Sendable {
    private struct Progress {
        var body = Data()
        /// What the answer's head announced: negative for an open end, nil as long as there is no answer.
        var expectedLength: Int64?
        var redirects = 0
        var failure: HTTPFailure?
        var isGivenUp = false
        var continuation: CheckedContinuation<Data, any Error>?
    }

    private static let redirectLimit = 10

    private let limit: Int
    private let progress = Mutex(Progress())

    private init(limit: Int) {
        self.limit = limit
    }

    /// Receives the body of an answer with status 2xx, of no more than `limit` bytes.
    static func body(of url: URL, limit: Int) async throws -> Data {
        let exchange = HTTPExchange(limit: limit)
        let session = URLSession(configuration: .ephemeral, delegate: exchange, delegateQueue: nil)
        // The session keeps its delegate, and so itself, until it is told that it is no longer needed.
        defer { session.finishTasksAndInvalidate() }
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                exchange.progress.withLock { $0.continuation = continuation }
                task.resume()
            }
        } onCancel: {
            exchange.giveUp(task)
        }
    }

    private func giveUp(_ task: URLSessionTask, because failure: HTTPFailure? = nil) {
        progress.withLock { progress in
            progress.failure = progress.failure ?? failure
            progress.isGivenUp = true
            task.cancel()
        }
    }
}

extension HTTPExchange: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        progress.withLock { progress in
            // On Linux, a task that was cancelled before it hears of its redirect stops the whole program: it must
            // hear of it first or not at all, which is also why this is said under the lock.
            if progress.isGivenUp { return }
            progress.redirects += 1
            if let url = request.url, !["http", "https"].contains(url.scheme?.lowercased()) {
                progress.failure = .redirectElsewhere(url)
            } else if progress.redirects > Self.redirectLimit {
                progress.failure = .tooManyRedirects
            }
            completionHandler(progress.failure == nil ? request : nil)
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        progress.withLock { $0.expectedLength = response.expectedContentLength }
        completionHandler(.allow)
        if !(200..<300).contains(status) {
            giveUp(dataTask, because: .status(status))
        } else if response.expectedContentLength > limit {
            giveUp(dataTask, because: .tooLong(limit: limit))
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let length = progress.withLock { progress in
            progress.body += data
            return progress.body.count
        }
        if length > limit { giveUp(dataTask, because: .tooLong(limit: limit)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (continuation, result) = progress.withLock { progress in
            let result: Result<Data, any Error> =
                if let failure = progress.failure {
                    .failure(failure)
                } else if let length = progress.expectedLength, error != nil || length > progress.body.count {
                    .failure(HTTPFailure.cutShort)
                } else if let error {
                    .failure(error)
                } else {
                    .success(progress.body)
                }
            defer { progress.continuation = nil }
            return (progress.continuation, result)
        }
        continuation?.resume(with: result)
    }
}
