import Binding
import Testing

/// Promise 6: who keeps whom alive.
struct LifetimeTests {
    final class Screen {
        var shown: [Int] = []
        var subscriptions: [Cancellable] = []
    }

    final class Resource {
        var onRelease: () -> Void = {}
        deinit { onRelease() }
    }

    @Test func `a released token cancels`() {
        let subject = Subject(0)
        var heard: [Int] = []
        var token: Cancellable? = subject.observable.observe { heard.append($0) }
        subject.send(1)
        withExtendedLifetime(token) {}
        token = nil
        subject.send(2)
        #expect(heard == [0, 1])
    }

    @Test func `bind holds its target weakly, and prunes the subscription once the target is gone`() {
        let subject = Subject(0)
        weak var held: Resource?
        var screen: Screen? = Screen()
        weak let observed = screen
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
        #expect(held == nil, "the first delivery after the target's end frees what the binding held")
        let other = subject.observable.observe { _ in }
        token.cancel()
        subject.send(2)
        withExtendedLifetime(other) {}
    }

    @Test func `no cycle can be built with bind, also when the target keeps both the observable and the token`() {
        final class Owner {
            let subject = Subject(0)
            var token: Cancellable?
        }
        weak var gone: Owner?
        do {
            let owner = Owner()
            owner.token = owner.subject.observable.bind(to: owner) { _, _ in }
            gone = owner
        }
        #expect(gone == nil)
    }

    @Test(arguments: [false, true])
    func `a token keeps what it observes alive, and frees everything once it is cancelled or released`(cancels: Bool) {
        weak var held: Resource?
        weak var value: Resource?
        var token: Cancellable?
        do {
            let resource = Resource()
            let subject = Subject(Resource())
            (held, value) = (resource, subject.value)
            token = subject.observable.map { $0 }.observe { _ in withExtendedLifetime(resource) {} }
        }
        #expect(held != nil && value != nil)
        if cancels { token?.cancel() } else { token = nil }
        #expect(held == nil && value == nil)
        withExtendedLifetime(token) {}
    }

    @Test func `values that waited for their round are freed after it`() {
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

    @Test func `what an observer held may cancel others and set values as it goes`() {
        let subject = Subject(0)
        var heard: [Int] = []
        let others = (0..<3).map { _ in subject.observable.observe { heard.append($0) } }
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

    @Test func `a value may set the next one while it is released`() {
        let last = Resource()
        let subject = Subject(Resource())
        subject.value.onRelease = { subject.send(last) }
        subject.send(Resource())
        #expect(subject.value === last)
    }

    @Test func `a value that waited for its round may set the next one while it is released`() {
        let subject = Subject<Resource?>(nil)
        let last = Resource()
        var heard: [Resource?] = []
        let token = subject.observable.observe { value in
            if heard.count == 1 {
                for number in 0..<3 {
                    let queued = Resource()
                    if number == 1 { queued.onRelease = { subject.send(last) } }
                    subject.send(queued)
                }
            }
            heard.append(heard.count == 3 ? nil : value)
        }
        subject.send(Resource())
        #expect(heard.count == 6)
        #expect(heard.last.flatMap(\.self) === last)
        withExtendedLifetime(token) {}
    }

    @Test func `tokens stored with their owner end with it`() {
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
