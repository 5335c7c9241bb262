public import ConsoleUI

/// How a program would end now: whoever meets a failure that is to be its last word leaves it here.
public final class Outcome {
    /// What a program says last, and how it ends.
    public struct Failure {
        let message: String
        let status: ExitCode

        /// Makes a failure from a message of one line that ends with what to do next.
        public init(_ message: String, _ status: ExitCode) {
            (self.message, self.status) = (message, status)
        }
    }

    /// The failure, or nil where all is well, or well again.
    public var failure: Failure?

    init() {}
}
