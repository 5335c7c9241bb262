import Binding
import TestSupport
import Testing

/// Promises 4 and 6 of `Observable` in the hardest cases: subscriptions cancelled and objects freed during a round.
struct RoundTests {
    /// Only optimised code can free a running closure, so the program and Binding's sources are optimised.
    @Test func `a closure outlives its own call, even if the call cancels or releases the closure's token`()
        async throws
    {
        let program = try caseText("released")
        let heard = ["0 freed 1 2 1 2", "0 1 freed 2 0 2", "0 1 2 freed 0 1"].flatMap { [$0, $0] }
        let output = try await output(ofOptimized: program, with: bindingSources())
        let words = output.split(separator: "\n").joined(separator: " ")
        #expect(words == heard.joined(separator: " "))
    }

    @Test func `objects freed after a call may end other subscriptions and set a value`() {
        let subject = Subject(0)
        var heard: [String] = []
        var tokens: [String: Cancellable] = [:]
        defer { tokens = [:] }
        func observe(_ name: String) {
            tokens[name] = subject.observable.observe { heard.append("\(name)\($0)") }
        }

        observe("a")
        do {
            let resource = Resource()
            resource.onRelease = {
                tokens["a"] = nil
                tokens["c"] = nil
                subject.send(2)
            }
            tokens["b"] = subject.observable.observe { value in
                if value == 1 { tokens["b"] = nil }
                resource.uses += 1
            }
        }
        observe("c")
        observe("d")
        heard = []
        subject.send(1)
        #expect(heard == ["a1", "d1", "d2"])
    }

    @Test func `the subject and all its tokens may be released within a round`() {
        var subject: Subject<Int>? = Subject(0)
        weak var observed: Observable<Int>?
        observed = subject?.observable
        var heard: [Int] = []
        var tokens: [Cancellable] = []
        defer { tokens = [] }
        for number in 0..<3 {
            subject?.observable.observe { value in
                if value == 1, number == 1 {
                    subject = nil
                    tokens = []
                }
                heard.append(number)
            }.store(in: &tokens)
        }
        subject?.send(1)
        #expect(heard == [0, 1, 2, 0, 1])
        #expect(observed == nil)
    }

    @Test func `on release, a value may set the values of a derived observable's sources`() {
        let subject = Subject(0)
        let other = Subject(0)
        func resource() -> Resource {
            let resource = Resource()
            resource.onRelease = {
                subject.send(subject.value + 1)
                other.send(other.value + 1)
            }
            return resource
        }
        do {
            let derived = subject.observable.map { _ in resource() }
            derived.observe { _ in }.cancel()
        }
        #expect(other.value == 1, "the derived observable's value was released")
        Subject(resource()).observable.combineLatest(other.observable).observe { _ in }.cancel()
        #expect(other.value == 2, "the source's value was released")
    }
}
