import Binding
import Testing

/// Promises 1 to 5 of `Observable`: the values that observers receive, and the order of these values.
final class DeliveryTests {
    /// Subscriptions that last as long as the test.
    private var tokens: [Cancellable] = []

    @Test func `observing delivers the current value once, before it returns, and then every later one`() {
        let subject = Subject(1)
        let heard = Heard(subject.observable)
        #expect(heard.values == [1])
        subject.send(2)
        subject.send(2)
        #expect(heard.values == [1, 2, 2])
    }

    @Test func `observers are notified in the order in which they subscribed, even after others left`() {
        let subject = Subject(0)
        var heard: [String] = []
        var tokens = ["a", "b", "c", "d"].map { name in
            subject.observable.observe { _ in heard.append(name) }
        }
        tokens.remove(at: 1).cancel()
        tokens.append(subject.observable.observe { _ in heard.append("e") })
        heard = []
        subject.send(1)
        #expect(heard == ["a", "c", "d", "e"])
    }

    @Test func `every observer gets the same values in the same order, even when an observer sets a new value`() {
        let subject = Subject(0)
        let before = Heard(subject.observable)
        var heard: [Int] = []
        subject.observable.observe { value in
            heard.append(value)
            guard value == 1 else { return }
            subject.send(2)
            subject.send(3)
            #expect(
                subject.value == 3,
                "`value` is the newest value set, even while an older one is delivered")
        }.store(in: &tokens)
        let after = Heard(subject.observable)
        subject.send(1)
        for values in [before.values, heard, after.values] {
            #expect(values == [0, 1, 2, 3])
        }
    }

    @Test func `after cancellation, nothing more arrives, not even in the current round`() {
        let subject = Subject(0)
        var heard: [Int] = []
        var victims: [Cancellable] = []
        subject.observable.observe { value in
            for victim in victims where value == 1 { victim.cancel() }
        }.store(in: &tokens)
        victims = (0..<3).map { _ in
            subject.observable.observe { heard.append($0) }
        }
        subject.observable.observe { heard.append(100 + $0) }.store(in: &tokens)
        heard = []
        subject.send(1)
        subject.send(2)
        #expect(heard == [101, 102])
    }

    @Test func `cancelling twice is harmless, even after another subscription`() {
        let subject = Subject(0)
        let first = subject.observable.observe { _ in }
        first.cancel()
        let second = Heard(subject.observable)
        first.cancel()
        subject.send(1)
        #expect(second.values == [0, 1])
    }

    @Test func `observing during a delivery delivers the current value exactly once, then later ones`() {
        let subject = Subject(0)
        var heard: [Int] = []
        var newcomer: Cancellable?
        let host = subject.observable.observe { value in
            guard value == 1 else { return }
            subject.send(2)
            newcomer = subject.observable.observe { heard.append($0) }
            subject.send(3)
        }
        subject.send(1)
        #expect(heard == [2, 3])
        subject.send(4)
        #expect(heard == [2, 3, 4])
        withExtendedLifetime((host, newcomer)) {}
    }
}
