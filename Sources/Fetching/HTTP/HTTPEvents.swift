import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An event reported as a response arrives.
enum HTTPEvent {
    case redirect(URL)
    case head(HTTPURLResponse)
    case bytes(Data)
}

/// The events reported as a response arrives, in order, like the bytes of `URLSession.bytes(for:)` on Apple's systems.
typealias HTTPEvents = AsyncThrowingStream<HTTPEvent, any Error>

/// A session delegate that turns the callbacks for each task into a sequence of events.
final class HTTPEventSource: NSObject, Sendable {
    private let listeners = Mutex<[URLSessionTask: HTTPEvents.Continuation]>([:])

    /// Returns the events of `task`, which must not have started yet.
    func events(of task: URLSessionTask) -> HTTPEvents {
        let (events, listener) = HTTPEvents.makeStream()
        listeners.withLock { $0[task] = listener }
        return events
    }

    private func report(_ event: HTTPEvent, of task: URLSessionTask) { listeners.withLock { $0[task] }?.yield(event) }

    private func finish(_ task: URLSessionTask, throwing error: (any Error)? = nil) {
        listeners.withLock { $0.removeValue(forKey: task) }?.finish(throwing: error)
    }
}

extension HTTPEventSource: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // On Linux, if a redirect's target (such as a file URL) has no host, `request` gets the old request's host.
        let target = response.value(forHTTPHeaderField: "Location").flatMap {
            URL(string: $0, relativeTo: response.url)
        }
        if let url = target?.absoluteURL ?? request.url { report(.redirect(url), of: task) }
        // The reader of the events follows the redirect with a new task. The completion handler isn't called, because
        // on Linux, calling it crashes the program if the task is cancelled at the same time.
        finish(task)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse { report(.head(response), of: dataTask) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        report(.bytes(data), of: dataTask)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        // On Linux, a task may end without reporting the header if a redirect has no location or the connection breaks.
        if let response = task.response as? HTTPURLResponse { report(.head(response), of: task) }
        finish(task, throwing: error)
    }
}
