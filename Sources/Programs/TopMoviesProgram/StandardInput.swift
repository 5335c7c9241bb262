import Dispatch

/// The lines of standard input, read without holding up the main actor.
enum StandardInput {
    static func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: readLine()) }
        }
    }
}
