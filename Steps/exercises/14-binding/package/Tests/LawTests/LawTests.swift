import MyBinding
import Testing

/// The tests of your binding, one for each law. 'kata check' reads their failures, so leave this file as it is.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct LawTests {
    @Test(arguments: Law.all)
    func `every law holds`(law: Law) {
        do { try law.hold() } catch { record(law, instead: "\(error)") }
    }

    private func record(_ law: Law, instead: String) {
        Issue.record("\(law.sentence)\nInstead: \(instead)")
    }
}

/// A promise, or a part of one, and the test of it.
struct Law: Sendable, CustomTestStringConvertible {
    let name, sentence: String
    let hold: @Sendable () throws -> Void

    init(_ name: String, _ sentence: String, hold: @escaping @Sendable () throws -> Void) {
        (self.name, self.sentence, self.hold) = (name, sentence, hold)
    }

    var testDescription: String { name }

    static let all = [
        Law("not-shared", "Sharing an observable, a subject or a token between threads doesn't compile.") {
            try expect(!isSendable(Observable<Int>.self), "Observable is Sendable")
            try expect(!isSendable(Subject<Int>.self), "Subject is Sendable")
            try expect(!isSendable(Cancellable.self), "Cancellable is Sendable")
        },
        Law("current-first", "Observing delivers the current value once, synchronously, and then every later value.") {
            let (subject, log) = (Subject(1), Log())
            let token = subject.observable.observe { log.add($0) }
            try expect(log, "1", "on arrival")
            subject.send(2)
            subject.send(2)
            try expect(log, "1 2 2", "after two more values")
            log.clear()
            let target = Witness()
            let binding = subject.observable.bind(to: target) { log.add($0 === target ? $1 : -$1) }
            try expect(log, "2", "on binding")
            withExtendedLifetime((token, binding)) {}
        },
        Law("in-order", "Observers are notified in the order in which they subscribed, even after others have left.") {
            let (subject, log) = (Subject(0), Log())
            var tokens = ["a", "b", "c", "d"].map { name in subject.observable.observe { _ in log.add(name) } }
            tokens.remove(at: 1).cancel()
            tokens.append(subject.observable.observe { _ in log.add("e") })
            log.clear()
            subject.send(1)
            try expect(log, "a c d e", "after b left and e subscribed")
        },
        Law("same-order", "Every observer gets the same values in the same order, even if an observer sets a value.") {
            let (subject, log) = (Subject(0), Log())
            let first = subject.observable.observe { log.add("a\($0)") }
            let setter = subject.observable.observe { value in
                log.add("b\(value)")
                if value == 1 {
                    subject.send(2)
                    subject.send(3)
                    log.add("value \(subject.value)")
                }
            }
            let last = subject.observable.observe { log.add("c\($0)") }
            log.clear()
            subject.send(1)
            try expect(log, "a1 b1 value 3 c1 a2 b2 c2 a3 b3 c3", "when b sets 2 and 3 on getting 1")
            log.clear()
            let arriving = subject.observable.observe { value in
                if value == 3 { subject.send(4) }
                log.add("d\(value)")
            }
            try expect(log, "d3 a4 b4 c4 d4", "when d sets 4 on arrival")
            withExtendedLifetime((first, setter, last, arriving)) {}
        },
        Law("newcomer-once", "An observer added during a delivery gets the current value exactly once.") {
            let (subject, log) = (Subject(0), Log())
            var newcomers: [Cancellable] = []
            let host = subject.observable.observe { value in
                guard value == 1 else { return }
                subject.send(2)
                newcomers.append(subject.observable.observe { log.add($0) })
                log.add("arrived")
                subject.send(3)
            }
            subject.send(1)
            try expect(log, "2 arrived 3", "when an observer sets 2, adds the new one, and sets 3")
            subject.send(4)
            try expect(log, "2 arrived 3 4", "after one more value")
            let other = Subject(0)
            var tokens: [Cancellable] = []
            let leaving = other.observable.observe { value in
                guard value == 1 else { return }
                tokens[0].cancel()
                tokens.append(other.observable.observe { log.add("b\($0)") })
            }
            tokens = [leaving, other.observable.observe { log.add("a\($0)") }]
            log.clear()
            other.send(1)
            try expect(log, "b1 a1", "when the first observer cancels itself and adds b")
            withExtendedLifetime((host, newcomers)) { tokens = [] }
        },
        Law("silent-after-cancel", "After cancel(), nothing more arrives, not even within the current round.") {
            let (subject, log) = (Subject(0), Log())
            var others: [Cancellable] = []
            let first = subject.observable.observe { if $0 == 1 { for other in others { other.cancel() } } }
            others = ["a", "b"].map { name in subject.observable.observe { log.add("\(name)\($0)") } }
            let last = subject.observable.observe { log.add("c\($0)") }
            log.clear()
            subject.send(1)
            try expect(log, "c1", "when the first observer cancels a and b on getting 1")
            subject.send(2)
            try expect(log, "c1 c2", "after one more value")
            withExtendedLifetime((first, last)) {}
        },
        Law("cancels-itself", "An observer that cancels itself runs to its end, and the others are still notified.") {
            let (subject, log) = (Subject(0), Log())
            var tokens: [Cancellable] = []
            let witness = Witness()
            for name in ["a", "b", "c"] {
                tokens.append(
                    subject.observable.observe { value in
                        if name == "b", value == 1 { tokens[1].cancel() }
                        withExtendedLifetime(witness) { log.add("\(name)\(value)") }
                    })
            }
            log.clear()
            subject.send(1)
            subject.send(2)
            try expect(log, "a1 b1 c1 a2 c2", "when b cancels itself on getting 1")
            tokens = []
        },
        Law("cancels-twice", "Cancelling twice is harmless, even after another subscription.") {
            let (subject, log) = (Subject(0), Log())
            let first = subject.observable.observe { _ in }
            first.cancel()
            let second = subject.observable.observe { log.add($0) }
            first.cancel()
            subject.send(1)
            try expect(log, "0 1", "at the observer that was added between the two calls")
            withExtendedLifetime((first, second)) {}
        },
        Law("release-cancels", "Releasing a token cancels its subscription, and releases what the observer holds.") {
            let (subject, log) = (Subject(0), Log())
            weak var held: Witness?
            var token: Cancellable?
            do {
                let witness = Witness()
                held = witness
                token = subject.observable.observe { value in withExtendedLifetime(witness) { log.add(value) } }
            }
            try expect(held != nil && token != nil, "the observer was freed while its token was alive")
            token = nil
            try expect(held == nil, "what the observer held is still in memory")
            subject.send(1)
            try expect(log, "0", "after the token was released")
        },
        Law("token-keeps-source", "A token keeps its source alive until the token is cancelled.") {
            let (subject, log) = (Subject(1), Log())
            let chain = subject.observable.map { $0 + 1 }.map { $0 * 10 }.observe { log.add($0) }
            subject.send(2)
            try expect(log, "20 30", "at the end of a chain whose only owner is the token")
            chain.cancel()
            weak var source: Observable<Int>?
            weak var derived: Observable<Int>?
            let token: Cancellable
            do {
                let owned = Subject(1)
                let mapped = owned.observable.map { $0 + 1 }
                (source, derived) = (owned.observable, mapped)
                token = mapped.observe { _ in }
            }
            try expect(source != nil && derived != nil, "what the token observes is gone")
            token.cancel()
            try expect(source == nil && derived == nil, "what the cancelled token observed is still in memory")
            withExtendedLifetime(chain) {}
        },
        Law("derived-ends", "A derived observable stays up to date, and is freed along with its last token.") {
            let (subject, log) = (Subject(1), Log())
            weak var derived: Observable<Int>?
            do {
                let mapped = subject.observable.map { value in
                    log.add(value)
                    return value
                }
                derived = mapped
                subject.send(2)
                try expect(mapped.value == 2, "the value of a derived observable without observers is out of date")
            }
            try expect(derived == nil, "the source keeps the derived observable alive")
            subject.send(3)
            try expect(log, "1 2", "of the source's values, after the derived observable was released")
        },
        Law("bind-is-weak", "bind holds its target weakly, and ends at the first delivery after the target is gone.") {
            let subject = Subject(0)
            weak var held: Witness?
            weak var shown: Witness?
            let token: Cancellable
            do {
                let (target, witness) = (Witness(), Witness())
                (shown, held) = (target, witness)
                token = subject.observable.bind(to: target) { _, _ in withExtendedLifetime(witness) {} }
            }
            try expect(shown == nil, "the binding keeps its target in memory")
            subject.send(1)
            try expect(held == nil, "a delivery after the target's end leaves the subscription in place")
            withExtendedLifetime(token) {}
        },
        Law("no-cycle", "No cycle can be built with bind alone, wherever the tokens are stored.") {
            for number in 0..<4 {
                weak var first: Owner?
                weak var second: Owner?
                weak var source: Observable<Int>?
                do {
                    let (one, other) = (Owner(), Owner())
                    (first, second, source) = (one, other, one.subject.observable)
                    for (owner, partner) in [(one, other), (other, one)] {
                        let token =
                            switch number {
                            case 0: owner.subject.observable.bind(to: owner) { _, _ in }
                            case 1: owner.doubled.bind(to: owner) { _, _ in }
                            case 2: partner.doubled.bind(to: owner) { _, _ in }
                            default: owner.doubled.combineLatest(partner.doubled).bind(to: partner) { _, _ in }
                            }
                        owner.tokens.append(token)
                    }
                }
                let ways = ["its own value", "a value derived from its own", "another's value", "two values combined"]
                try expect(first == nil && second == nil, "an object bound to \(ways[number]) stays in memory")
                try expect(source == nil, "what is observed by a binding to \(ways[number]) stays in memory")
            }
        },
        Law("values-are-freed", "A value is freed once it's replaced, and the last one along with its subject.") {
            let alive = Census()
            var tokens: [Cancellable] = []
            do {
                let subject = Subject(Citizen(of: alive))
                let same = subject.observable.map { $0 }
                var rest = 10
                tokens = [
                    subject.observable.observe { _ in
                        rest -= 1
                        if rest > 0 { subject.send(Citizen(of: alive)) }
                    },
                    subject.observable.bind(to: alive) { _, _ in },
                    same.combineLatest(subject.observable).observe { _ in },
                ]
                try expect(alive.count == 1, "\(alive.count) are in memory after an observer replaced nine values")
                for _ in 1...10 { subject.send(Citizen(of: alive)) }
                try expect(alive.count == 1, "\(alive.count) are in memory after ten more were replaced")
                for token in tokens { token.cancel() }
            }
            try expect(alive.count == 0, "the last value is still in memory after its subject is gone")
            withExtendedLifetime(tokens) {}
        },
        Law("leaves-the-list", "Observers that have left don't slow down a delivery.") {
            let (used, fresh) = (Subject(0), Subject(0))
            var tokens: [Cancellable] = []
            for _ in 1...20 {
                let leaving = (1...500).map { _ in used.observable.observe { _ in } }
                tokens += [used, fresh].map { $0.observable.observe { _ in } }
                for token in leaving { token.cancel() }
            }
            // The fastest of several turns, so a busy machine doesn't decide. With the observers that have left in the
            // list, the ratio is in the hundreds.
            var best = [Duration.seconds(60), .seconds(60)]
            for turn in 0..<2_000 {
                let subject = turn % 2 == 0 ? used : fresh
                best[turn % 2] = min(best[turn % 2], ContinuousClock().measure { subject.send(turn) })
            }
            let ratio = best[0] / best[1]
            try expect(ratio < 20, "after 10,000 observers have left, a delivery takes \(Int(ratio)) times as long")
            withExtendedLifetime(tokens) {}
        },
        Law("flat-stack", "Re-entrant sets don't grow the stack, however many there are.") {
            let subject = Subject(0)
            var places: [Int] = []
            let token = subject.observable.observe { value in
                var local = value
                withUnsafeMutablePointer(to: &local) { places.append(Int(bitPattern: $0)) }
                if value > 0, value < 1_000 { subject.send(value + 1) }
            }
            subject.send(1)
            try expect(places.count == 1_001, "\(places.count) of 1001 values arrived")
            let growth = abs(places[1_000] - places[10])
            try expect(growth < 16_000, "the stack grew by \(growth) bytes from the 10th to the 1000th set")
            withExtendedLifetime(token) {}
        },
        Law("diamond", "If one source feeds both halves, combineLatest delivers two pairs, the first still half old.") {
            let (subject, log) = (Subject(1), Log())
            let pairs = subject.observable.map { $0 }.combineLatest(subject.observable.map { $0 * 10 })
            let token = pairs.observe { log.add("\($0)+\($1)") }
            subject.send(2)
            try expect(log, "1+10 2+10 2+20", "of a value and ten times that value")
            withExtendedLifetime(token) {}
        },
        Law("release-sets", "A value may set the next one when it's released.") {
            let (subject, log) = (Subject(Item("a")), Log())
            let token = subject.observable.observe { log.add($0.name) }
            subject.value.onRelease = { subject.send(Item("c")) }
            subject.send(Item("b"))
            try expect(log, "a b c", "when b replaces a, whose release sets c")
            try expect(subject.value.name == "c", "the value is \(subject.value.name) instead of c")
            let setter = subject.observable.observe { item in
                guard item.name == "d" else { return }
                let next = Item("e")
                next.onRelease = { subject.send(Item("g")) }
                subject.send(next)
                subject.send(Item("f"))
            }
            log.clear()
            subject.send(Item("d"))
            try expect(log, "d e f g", "when an observer of d sets e and f, and e's release sets g")
            withExtendedLifetime((token, setter)) {}
        },
    ]
}

private func expect(_ log: Log, _ entries: String, _ place: String) throws {
    try expect(log.entries == entries, "expected '\(entries)' \(place), and got '\(log.entries)'")
}

private func expect(_ isTrue: Bool, _ problem: String) throws {
    if !isTrue { throw Violation(description: problem) }
}

private func isSendable(_ type: (some Any).Type) -> Bool { false }
private func isSendable(_ type: (some Sendable).Type) -> Bool { true }

private struct Violation: Error, CustomStringConvertible {
    let description: String
}

/// What arrived, in order.
private final class Log {
    private(set) var entries = ""

    func add(_ entry: some Any) { entries += (entries.isEmpty ? "" : " ") + "\(entry)" }
    func clear() { entries = "" }
}

/// An object whose deallocation can be observed.
private final class Witness {}

/// An object that observes, is observed, and stores its tokens.
private final class Owner {
    let subject = Subject(0)
    lazy var doubled = subject.observable.map { $0 * 2 }
    var tokens: [Cancellable] = []
}

/// The number of ``Citizen``s in memory.
private final class Census {
    var count = 0
}

private final class Citizen {
    let census: Census

    init(of census: Census) {
        self.census = census
        census.count += 1
    }

    deinit { census.count -= 1 }
}

/// A value that can react to its release.
private final class Item {
    let name: String
    var onRelease: () -> Void = {}

    init(_ name: String) { self.name = name }

    deinit { onRelease() }
}
