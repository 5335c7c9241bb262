import Binding
import Testing

final class OperatorTests {
    /// Subscriptions that last as long as a test.
    private var tokens: [Cancellable] = []

    @Test func `map transforms each value once, regardless of the number of observers`() {
        var transformed = 0
        let subject = Subject(1)
        let mapped = subject.observable.map { value in
            transformed += 1
            return "number \(value)"
        }
        #expect(mapped.value == "number 1")
        let heard = (0..<3).map { _ in Heard(mapped) }
        subject.send(2)
        subject.send(2)
        for record in heard {
            #expect(record.values == ["number 1", "number 2", "number 2"])
        }
        #expect(transformed == 3)
    }

    @Test func `removeDuplicates skips a value that equals the previous one`() {
        let subject = Subject(1)
        let heard = Heard(subject.observable.removeDuplicates())
        for value in [1, 2, 2, 1, 1, 3] { subject.send(value) }
        #expect(heard.values == [1, 2, 1, 3])
    }

    @Test func `combineLatest pairs the newest values, and sends one pair for each change on either side`() {
        let left = Subject(1)
        let right = Subject("a")
        let pairs = left.observable.combineLatest(right.observable)
        var heard: [String] = []
        pairs.observe { heard.append("\($0)\($1)") }.store(in: &tokens)
        left.send(2)
        right.send("b")
        right.send("c")
        #expect(heard == ["1a", "2a", "2b", "2c"])
    }

    @Test func `a value set during the other source's delivery is paired with that source's last delivered value`() {
        let left = Subject(0)
        let right = Subject(0)
        right.observable.observe { left.send($0) }.store(in: &tokens)
        var heard: [[Int]] = []
        let pairs = left.observable.combineLatest(right.observable)
        pairs.observe { heard.append([$0.0, $0.1]) }.store(in: &tokens)
        var mirrored: [[Int]] = []
        let mirroredPairs = right.observable.combineLatest(left.observable)
        mirroredPairs.observe { mirrored.append([$0.1, $0.0]) }.store(in: &tokens)
        right.send(1)
        #expect(heard == [[0, 0], [1, 0], [1, 1]])
        #expect(mirrored == heard)
    }

    @Test func `an observable derived during a delivery doesn't get the current value twice`() {
        let subject = Subject(0)
        var transformed: [Int] = []
        var derived: [Observable<Int>] = []
        subject.observable.observe { value in
            guard value == 1 else { return }
            let mapped = subject.observable.map { value in
                transformed.append(value)
                return value
            }
            derived = [mapped, mapped.removeDuplicates()]
        }.store(in: &tokens)
        subject.send(1)
        #expect(transformed == [1])
        subject.send(2)
        #expect(transformed == [1, 2])
        #expect(derived.map(\.value) == [2, 2])
    }

    @Test func `two bound subjects follow each other, and start with the first subject's value`() {
        let model = Subject("Ann")
        let field = Subject("")
        let token = model.bind(with: field)
        #expect(field.value == "Ann")
        field.send("Anna")
        #expect(model.value == "Anna")
        model.send("Bob")
        #expect(field.value == "Bob")
        token.cancel()
        model.send("Cleo")
        field.send("Dan")
        #expect(model.value == "Cleo")
        #expect(field.value == "Dan")
    }

    @Test(.timeLimit(.minutes(5)))
    func `a two-way binding skips replaced values, and can't loop, even if observers on both sides set values`() {
        let model = Subject(0)
        let field = Subject(0)
        model.observable.observe { value in
            if value > 10 { model.send(10) }
        }.store(in: &tokens)
        model.bind(with: field).store(in: &tokens)
        let heard = Heard(field.observable)
        model.send(99)
        #expect(heard.values == [0, 10])
        field.observable.observe { value in
            if value % 2 == 1 { field.send(value - 1) }
        }.store(in: &tokens)
        field.send(99)
        #expect(model.value == 10)
        #expect(field.value == 10)
        field.send(7)
        #expect(model.value == 6)
        #expect(field.value == 6)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a two-way binding cannot loop over a value that does not equal itself`() {
        let model = Subject(0.0)
        let field = Subject(0.0)
        model.bind(with: field).store(in: &tokens)
        field.send(.nan)
        #expect(model.value.isNaN)
        model.send(1)
        #expect(field.value == 1)
    }

    @Test func `a two-way binding's token keeps both sides alive, and neither side keeps the other alive`() {
        let model = Subject(0)
        weak var field: Observable<Int>?
        var token: Cancellable?
        do {
            let bound = Subject(0)
            field = bound.observable
            token = model.bind(with: bound)
        }
        model.send(1)
        #expect(field?.value == 1)
        token?.cancel()
        #expect(field == nil)
        withExtendedLifetime(token) {}
        token = nil
    }

    @Test func `cancelling a two-way binding ends both directions at once, even during a round`() {
        let model = Subject(0)
        let field = Subject(0)
        let token = model.bind(with: field)
        field.observable.observe { value in
            guard value == 1 else { return }
            token.cancel()
            field.send(2)
        }.store(in: &tokens)
        model.send(1)
        #expect(model.value == 1)
        #expect(field.value == 2)
    }

    @Test func `combining two observables derived from one also delivers a pair of a new and an old value`() {
        let number = Subject(1)
        var heard: [[Int]] = []
        let same = number.observable.map { $0 }
        let tenfold = number.observable.map { $0 * 10 }
        same.combineLatest(tenfold).observe { heard.append([$0, $1]) }.store(in: &tokens)
        number.send(2)
        #expect(heard == [[1, 10], [2, 10], [2, 20]])
    }
}
