import Dispatch

/// The lines of standard input.
public enum StandardInput {
    /// Waits for the next line without holding up the main actor.
    /// - Returns: The line without its end, or nil at the end of the input.
    public static func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: readLine()) }
        }
    }
}
