/// How a scripted double replies to a call that waits for it, once.
@MainActor
package struct Reply<Answer: Sendable> {
    private let continuation: CheckedContinuation<Answer, Never>

    /// Suspends the caller until the reply.
    /// - Parameter keep: Stores the reply for later.
    package static func awaited(_ keep: (Reply) -> Void) async -> Answer {
        let answer = await withCheckedContinuation { keep(Reply(continuation: $0)) }
        repliesUnderWay -= 1
        return answer
    }

    /// Resumes the caller; ``settle()`` waits until it runs.
    package func callAsFunction(_ answer: Answer) {
        repliesUnderWay += 1
        continuation.resume(returning: answer)
    }
}

/// A continuation resumes by way of another thread, which may wait a long time on a busy machine.
@MainActor private var repliesUnderWay = 0

/// Runs everything that is ready to run: it's all on the main actor, which is first come, first served.
package func settle() async {
    while repliesUnderWay > 0 { await Task.yield() }
    for _ in 1...5 {
        for _ in 1...10 { await Task.yield() }
        // By the time this returns, whatever went by way of another thread is most likely back.
        await Task.detached {}.value
    }
}
