import Conformance
import Dispatch
import Foundation
import Testing

/// A law that never ends is reported by name.
struct DeadlineTests {
    // Before Swift 6.2.3, a feature that this package enables makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test func `if a law never suspends, its deadline ends the program and names the law`() async {
            let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                // If the deadline doesn't work, this alarm ends the process without naming the law.
                _ = alarm(30)
                await withDeadline(of: 1, for: "endless") {
                    while true { pause() }
                }
            }
            let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
            #expect(said.contains("The law 'endless' did not finish within 1 seconds."))
        }

        @Test func `a check that ends in time is left alone, even if it throws`() async throws {
            let end = await #expect(processExitsWith: .success) {
                await withDeadline(of: 1, for: "short") {}
                await #expect(throws: CancellationError.self) {
                    try await withDeadline(of: 1, for: "failing") { throw CancellationError() }
                }
                // Waits until both deadlines have passed.
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().asyncAfter(deadline: .now() + 1.5) {
                        continuation.resume()
                    }
                }
            }
            #expect(end != nil)
        }
    #endif
}
