import Binding
import Testing

/// Promise 6 of `Observable`: which objects keep others alive.
struct LifetimeTests {
    final class Screen {
        var shown: [Int] = []
        var subscriptions: [Cancellable] = []
    }

    @Test func `bind holds its target weakly, and the first delivery without the target ends the subscription`() {
        let subject = Subject(0)
        weak var held: Resource?
        var screen: Screen? = Screen()
        weak var observed: Screen?
        observed = screen
        let token: Cancellable
        do {
            let resource = Resource()
            held = resource
            token = subject.observable.bind(to: screen ?? Screen()) { screen, value in
                withExtendedLifetime(resource) { screen.shown.append(value) }
            }
        }
        #expect(screen?.shown == [0])
        screen = nil
        #expect(observed == nil, "a binding must not keep its target alive")
        #expect(held != nil)
        subject.send(1)
        #expect(
            held == nil,
            "the first delivery after the target's release frees what the binding held")
        let other = subject.observable.observe { _ in }
        token.cancel()
        subject.send(2)
        withExtendedLifetime(other) {}
    }

    /// An object that observes, is observed, and stores all its tokens.
    final class Owner {
        let subject = Subject(0)
        lazy var doubled = subject.observable.map { $0 * 2 }
        var tokens: [Cancellable] = []
    }

    /// The ways to bind: within one owner, between two owners, in both directions, and through chains.
    static let bindings: [@Sendable (Owner, Owner) -> Cancellable] = [
        { one, _ in
            one.subject.observable.bind(to: one) { _, _ in }
        },
        { one, _ in
            one.doubled.bind(to: one) { _, _ in }
        },
        { one, other in
            one.doubled.bind(to: other) { _, _ in }
        },
        { one, other in
            other.doubled.bind(to: one) { one, value in
                if one.subject.value != value { one.subject.send(value) }
            }
        },
        { one, other in
            one.subject.bind(with: other.subject)
        },
        { one, _ in
            one.subject.bind(with: one.subject)
        },
        { one, other in
            one.doubled.combineLatest(other.doubled).bind(to: one) { _, _ in }
        },
    ]

    @Test(arguments: bindings.indices, [false, true])
    func `bind alone can't build a cycle, wherever the tokens are stored`(binding: Int, swaps: Bool) {
        weak var first: Owner?
        weak var second: Owner?
        do {
            let one = Owner()
            first = one
            let other = Owner()
            second = other
            let bind = Self.bindings[binding]
            if swaps {
                one.tokens = [bind(other, one)]
                other.tokens = [bind(one, other)]
            } else {
                one.tokens = [bind(one, other)]
                other.tokens = [bind(other, one)]
            }
        }
        #expect(first == nil)
        #expect(second == nil)
    }

    @Test func `a value that stores a token for its own observable forms a cycle until the token is cancelled`() {
        weak var observed: Observable<Screen>?
        weak var shown: Screen?
        do {
            let subject = Subject(Screen())
            observed = subject.observable
            shown = subject.value
            let token = subject.observable.bind(to: subject.value) { _, _ in }
            token.store(in: &subject.value.subscriptions)
        }
        #expect(observed != nil)
        shown?.subscriptions.first?.cancel()
        #expect(observed == nil)
        #expect(shown == nil)
    }

    @Test func `reflecting a token, as a failed expectation does, works`() {
        let subject = Subject(1)
        let token = subject.observable.observe { _ in }
        let observed = Mirror(reflecting: token).children.first?.value as? Observable<Int>
        #expect(observed === subject.observable)
    }

    @Test(arguments: [false, true])
    func `a token keeps alive what it observes, and frees everything once it is cancelled or released`(
        cancels: Bool
    ) {
        weak var held: Resource?
        weak var value: Resource?
        weak var middle: Observable<Resource>?
        var token: Cancellable?
        do {
            let resource = Resource()
            held = resource
            let subject = Subject(Resource())
            value = subject.value
            let mapped = subject.observable.map { $0 }
            middle = mapped
            token = mapped.combineLatest(subject.observable).observe { _ in
                withExtendedLifetime(resource) {}
            }
        }
        #expect(held != nil)
        #expect(value != nil)
        #expect(middle != nil)
        if cancels {
            token?.cancel()
        } else {
            token = nil
        }
        #expect(held == nil)
        #expect(value == nil)
        #expect(middle == nil)
        withExtendedLifetime(token) {}
    }

    @Test func `a replaced value is freed, also by the observables derived from it`() {
        let subject = Subject(Resource())
        let mapped = subject.observable.map { $0 }
        let token = mapped.combineLatest(subject.observable).observe { _ in }
        weak var replaced: Resource?
        replaced = subject.value
        withExtendedLifetime(token) { subject.send(Resource()) }
        #expect(replaced == nil)
    }

    @Test func `values that wait for their round are freed after the round`() {
        let subject = Subject<Resource?>(nil)
        weak var queued: Resource?
        let token = subject.observable.observe { value in
            guard let value, queued == nil else { return }
            withExtendedLifetime(value) {
                let next = Resource()
                queued = next
                subject.send(next)
                subject.send(nil)
            }
        }
        subject.send(Resource())
        #expect(queued == nil)
        withExtendedLifetime(token) {}
    }

    @Test func `an object that an observer captured may cancel other observers and set values on release`() {
        let subject = Subject(0)
        var heard: [Int] = []
        let others = (0..<3).map { _ in
            subject.observable.observe { heard.append($0) }
        }
        var token: Cancellable?
        do {
            let resource = Resource()
            resource.onRelease = {
                others[1].cancel()
                subject.send(7)
            }
            token = subject.observable.observe { _ in withExtendedLifetime(resource) {} }
        }
        heard = []
        token?.cancel()
        #expect(heard == [7, 7])
    }

    @Test func `a replaced value may set another on release, and observers get it after the replacement`() {
        let subject = Subject(Resource())
        let next = Resource()
        let last = Resource()
        var heard: [Resource] = []
        let token = subject.observable.observe { value in
            if value === next || value === last { heard.append(value) }
        }
        subject.value.onRelease = { subject.send(last) }
        subject.send(next)
        #expect(subject.value === last)
        #expect(heard.first === next)
        #expect(heard.last === last)
        #expect(heard.count == 2)
        withExtendedLifetime(token) {}
    }

    @Test func `a value that waited for its round may set another on release, which gets the last round`() {
        let subject = Subject<Resource?>(nil)
        let last = Resource()
        var heard: [Bool] = []
        let token = subject.observable.observe { value in
            heard.append(value === last)
            guard heard.count == 2 else { return }
            let waiting = Resource()
            waiting.onRelease = { subject.send(last) }
            subject.send(waiting)
            subject.send(nil)
        }
        withExtendedLifetime(token) { subject.send(nil) }
        #expect(heard == [false, false, false, false, true])
    }

    @Test func `a derived observable stops observing before a source's release sets another's value`() {
        let second = Subject(0)
        var heard: [Int] = []
        var token: Cancellable?
        do {
            let first = Subject(Resource())
            first.value.onRelease = { second.send(1) }
            let pairs = first.observable.combineLatest(second.observable)
            token = pairs.observe { heard.append($0.1) }
        }
        #expect(second.value == 0)
        #expect(token != nil)
        token = nil
        #expect(second.value == 1)
        #expect(heard == [0])
    }

    @Test func `tokens stored in their owner end with the owner`() {
        let subject = Subject(0)
        var heard = 0
        do {
            let screen = Screen()
            subject.observable.observe { _ in heard += 1 }.store(in: &screen.subscriptions)
            subject.observable.observe { _ in heard += 1 }.store(in: &screen.subscriptions)
        }
        subject.send(1)
        #expect(heard == 2, "only the two values on arrival")
    }
}
