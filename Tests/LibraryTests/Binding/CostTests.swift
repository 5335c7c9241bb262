import Binding
import Foundation
import TestSupport
import Testing

#if os(Linux)
    import AllocationCount
#endif

/// Promise 7 of `Observable`, about costs, measured without a clock. The benchmark reports nanoseconds.
struct CostTests {
    private static let many = provesEverything ? 100_000 : 20_000

    /// The limit catches quadratic cost, at which cancelling 100,000 observers would take far longer.
    @Test(.timeLimit(.minutes(5)), arguments: [false, true])
    func `cancelling is O(1) among any number of observers`(newestFirst: Bool) {
        let subject = Subject(0)
        var heard = 0
        let tokens = (0..<Self.many).map { _ in
            subject.observable.observe { _ in heard += 1 }
        }
        let order = newestFirst ? Array(tokens.reversed()) : tokens
        for token in order.dropLast() { token.cancel() }
        heard = 0
        subject.send(1)
        #expect(heard == 1)
    }

    #if os(Linux)
        @Test func `observers that come and go don't grow the list`() {
            let subject = Subject(0)
            let first = subject.observable.observe { _ in }
            subject.observable.observe { _ in }.cancel()
            let start = allocation_count()
            for _ in 0..<1_000 {
                subject.observable.observe { _ in }.cancel()
            }
            let middle = allocation_count()
            for _ in 0..<9_000 {
                subject.observable.observe { _ in }.cancel()
            }
            let allocations = allocation_count() - middle
            #expect(allocations == 9 * (middle - start), "only each observer's own allocations")
            withExtendedLifetime(first) {}
        }

        @Test func `a delivery allocates nothing, whether the value is set from outside or by an observer`() {
            let subject = Subject(0)
            var sum = 0
            let tokens = (0..<10).map { _ in
                subject.observable.observe { sum &+= $0 }
            }
            let resets = subject.observable.observe { value in
                if value > 0 { subject.send(0) }
            }
            subject.send(1)
            let before = allocation_count()
            for value in 0..<1_000 { subject.send(value) }
            #expect(allocation_count() == before)
            #expect(sum == 10 * (1 + 499_500))
            withExtendedLifetime((tokens, resets)) {}
        }
    #endif

    @Test func `many re-entrant sets don't grow the stack, even in a chain or in one delivery`() {
        let ping = Subject(0)
        let pong = Subject(0)
        let there = ping.observable.observe { value in
            if value < Self.many { pong.send(value + 1) }
        }
        let back = pong.observable.observe { value in
            if value < Self.many { ping.send(value + 1) }
        }
        #expect(max(ping.value, pong.value) == Self.many)

        let next = Subject(0)
        let following = next.observable.map { $0 + 1 }
        let chain = following.removeDuplicates().observe { value in
            if value <= Self.many { next.send(value) }
        }
        #expect(next.value == Self.many)

        let burst = Subject(0)
        let all = burst.observable.observe { value in
            guard value == 0 else { return }
            for value in 1...Self.many { burst.send(value) }
        }
        #expect(burst.value == Self.many)
        withExtendedLifetime((there, back, chain, all)) {}
    }

    @Test func `there are fewer than ten calls between a set and the observer`() {
        let subject = Subject(0)
        var depth = 0
        let token = subject.observable.observe { _ in
            depth = Thread.callStackReturnAddresses.count
        }
        subject.send(1)
        let between = depth - Thread.callStackReturnAddresses.count - 1
        #expect((0..<10).contains(between), "there are \(between)")
        withExtendedLifetime(token) {}
    }
}
