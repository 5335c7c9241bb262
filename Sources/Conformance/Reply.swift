/// How a scripted double replies to a call that waits for it, once.
@MainActor
package struct Reply<Answer: Sendable> {
    private let continuation: CheckedContinuation<Answer, Never>

    /// Suspends the caller until it is replied to.
    /// - Parameter keep: Keeps the reply for later.
    package static func awaited(_ keep: (Reply) -> Void) async -> Answer {
        let answer = await withCheckedContinuation { keep(Reply(continuation: $0)) }
        repliesUnderWay -= 1
        return answer
    }

    /// Lets the caller go on; ``settle()`` waits until it does.
    package func callAsFunction(_ answer: Answer) {
        repliesUnderWay += 1
        continuation.resume(returning: answer)
    }
}

/// A continuation resumes by way of another thread, which a busy machine lets wait for as long as it likes.
@MainActor private var repliesUnderWay = 0

/// Lets everything run that is ready to: all of it is on the main actor, where the first to come is served first.
package func settle() async {
    while repliesUnderWay > 0 { await Task.yield() }
    for _ in 1...5 {
        for _ in 1...10 { await Task.yield() }
        // What went by way of another thread is most likely back when this is.
        await Task.detached {}.value
    }
}
