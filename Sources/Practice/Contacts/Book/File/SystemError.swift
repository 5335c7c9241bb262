import Foundation

/// The number by which the system says why a call has failed.
struct SystemError: Error {
    let code: Int32

    /// What the system says of it.
    var reason: String { String(cString: strerror(code)) }

    /// Calls `function` until no signal interrupts it, and throws what the system says if it fails.
    @discardableResult
    static func check<Answer: SignedInteger>(_ function: () -> Answer) throws(SystemError) -> Answer {
        while true {
            let answer = function()
            if answer != -1 { return answer }
            let code = errno
            if code != EINTR { throw SystemError(code: code) }
        }
    }
}
