import Fetching
import Foundation
import Platform

/// The response body from an http or https address, fetched by `curl`.
///
/// Any Mac has `curl`. Foundation's own client crashes on Linux if a server breaks off its response header
/// (swift-corelibs-foundation#5285).
nonisolated struct CurlSource: ByteSource {
    private static let redirectLimit = 10

    private let url: URL
    private let content: String
    private let timeout: Duration
    private let limit: Int
    /// The words that start `curl`.
    var command = ["curl"]

    /// Creates a source of `content` (its name in messages, such as `a movie feed`). Nothing is fetched yet. The whole
    /// exchange may take up to `timeout`, and the body may have up to `limit` bytes.
    init(url: URL, expecting content: String, timeout: Duration, limit: Int) {
        self.url = url
        self.content = content
        self.timeout = timeout
        self.limit = limit
    }

    /// The address, without its user name and password.
    var place: String { url.withoutCredentials }

    /// Requests JSON from the address, following up to 10 redirects. Cancelling the task ends `curl`.
    ///
    /// - Throws: A ``FetchError`` of kind `unreachableAddress` if no complete response with status 2xx other than 206
    ///   arrives in time, or of kind `notAFeed` if the body is too large.
    @concurrent
    func bytes() async throws(FetchError) -> Data {
        let curl: CurlProcess
        do throws(SystemError) {
            curl = try CurlProcess(command + arguments, input: configuration)
        } catch {
            throw failure(ofStart: error)
        }
        let (output, status) = await result(of: curl)
        // The last line isn't part of the body: `--write-out` has written it.
        let end = output.lastIndex(of: UInt8(ascii: "\n")) ?? output.endIndex
        let body = output[..<end]
        if body.count > limit { throw tooMuch }
        guard let status else { throw failure(Task.isCancelled ? Self.cancelled : isLate) }
        let words = String(decoding: output[end...].dropFirst(), as: UTF8.self)
            .split(separator: " ", maxSplits: 2)
        let response = words.first.flatMap { Int($0) } ?? 0
        // A partial response (206) wasn't requested, so it's a failure.
        if status == 0, 200..<300 ~= response, response != 206 { return Data(body) }
        let target = words.count > 1 ? String(words[1]) : ""
        let detail = words.count > 2 ? String(words[2]) : "its exit status is \(status)"
        throw failure(status: status, response: response, target: target, detail: detail)
    }

    private func result(of curl: CurlProcess) async -> CurlProcess.Result {
        // Cancelled when this function returns, and when its caller is.
        async let _ = curl.end(after: timeout + .seconds(1))
        return await curl.result(readingUpTo: limit < .max - 1_000 ? limit + 1_000 : .max)
    }

    private var arguments: [String] {
        let seconds = max(0.001, timeout / .seconds(1))
        return [
            // The first option, so that no file is read or written.
            "--disable", "--config", "-", "--silent",
            "--proto", "=http,https", "--proto-redir", "=http,https",
            "--location", "--max-redirs", "\(Self.redirectLimit)",
            "--max-time", String(format: "%.3f", seconds),
            "--max-filesize", "\(limit)",
            "--header", "Accept: application/json", "--compressed", "--fail",
            "--write-out", #"\n%{http_code}%{onerror} %{url_effective} %{errormsg}"#,
        ]
    }

    /// The address, as a line for `curl`'s standard input, because other users can see a program's arguments.
    private var configuration: String {
        let text = url.absoluteString.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
        return "globoff\nurl = \"\(text)\"\n"
    }
}

nonisolated extension CurlSource {
    private static let cancelled = "was not fetched in full, because the fetch was cancelled; try again."

    private static let meanings = [
        206: "partial content",
        302: "found",
        400: "bad request", 401: "unauthorized", 403: "forbidden",
        404: "not found", 410: "gone", 429: "too many requests",
        500: "internal server error", 502: "bad gateway", 503: "service unavailable",
    ]

    private var isLate: String {
        let seconds = String(format: "%g", timeout / .seconds(1))
        return "did not answer in full within \(seconds) s; try again, or allow more time."
    }

    private var tooMuch: FetchError {
        let problem = FetchError.tooMuch(for: content, limit: limit)
        return failure("sends \(problem); check the address.", kind: .notAFeed)
    }

    private func failure(_ reason: String, kind: FetchError.Kind = .unreachableAddress) -> FetchError {
        FetchError(kind: kind, message: "\(place.quoted) \(reason)")
    }

    private func failure(ofStart error: SystemError) -> FetchError {
        let advice = "close other programs, and try again"
        return switch POSIXErrorCode(rawValue: error.code) {
        case .ENOENT: failure("can't be fetched without curl; install curl, and try again.")
        case .EMSGSIZE: failure("is too long for an address; shorten it.")
        default: failure("can't be fetched, because curl doesn't start: \(error); \(advice).")
        }
    }

    /// Returns the failure that `curl` reports by its exit status and, if there was one, the response's status.
    /// - Parameter target: The address that `curl` tried last.
    private func failure(status: Int32, response: Int, target: String, detail: String) -> FetchError {
        switch (status, response) {
        case (0, _), (22, _):
            let meaning = Self.meanings[response].map { " (\($0))" } ?? ""
            return failure("answered \(response)\(meaning); check the address.")
        case (3, 0):
            return failure("isn't an http or https address with a host and a valid port; correct the address.")
        case (1, 300..<400) where target != url.absoluteString:
            let target = target.withoutPassword.quoted
            return failure("redirects to \(target), which can't be fetched; check the address.")
        case (1, 300..<400), (3, 300..<400):
            return failure("redirects to an address that can't be fetched; check the address.")
        case (28, _):
            return failure(isLate)
        case (47, _):
            return failure("redirected more than \(Self.redirectLimit) times; check the address.")
        case (63, _):
            return tooMuch
        case (_, 200..<300):
            return failure("broke off in the middle of its answer: curl says \(detail.quoted); try again.")
        default:
            return failure("did not answer: curl says \(detail.quoted); check the address and the connection.")
        }
    }
}

extension URL {
    /// The address as shown in messages, without its user name and password.
    nonisolated fileprivate var withoutCredentials: String {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
            return "the address"
        }
        components.user = nil
        components.password = nil
        return components.string ?? "the address"
    }
}
