import Binding
import TestSupport
import Testing

/// Promises 1 to 6 of `Observable`, tested against a naive model with random operations, mostly during deliveries.
struct ModelTests {
    @Test(arguments: 0..<(provesEverything ? 40 : 10))
    func `any sequence of operations has the same result as in a naive model`(tens: Int) {
        for seed in tens * 10..<tens * 10 + 10 {
            let real = Run(on: Real(Subject(0)), seed: seed)
            let naive = Run(on: Naive(0), seed: seed)
            for _ in 0..<60 {
                real.step()
                naive.step()
                let isSame = real.heard == naive.heard
                #expect(
                    isSame,
                    "seed \(seed): \(real.heard.suffix(20)), expected \(naive.heard.suffix(20))")
                guard isSame else { return }
                let living = real.canaries.filter { $0.value.canary != nil }
                #expect(
                    living.keys.sorted() == real.ends.keys.sorted(),
                    "seed \(seed): which closures are alive")
            }
        }
    }
}

/// The interface that the real observable and the naive model share.
private protocol Node: AnyObject {
    func send(_ value: Int)
    func observe(_ body: @escaping (Int) -> Void) -> (_ releases: Bool) -> Void
    /// Returns a combination of two observables derived from this one. Only an observer keeps the derived ones alive.
    func diamond() -> Self
}

private final class Real: Node {
    let send: (Int) -> Void
    let observable: Observable<Int>

    init(_ subject: Subject<Int>) {
        send = subject.send
        observable = subject.observable
    }

    init(_ derived: Observable<Int>) {
        send = { _ in }
        observable = derived
    }

    func send(_ value: Int) { send(value) }

    func observe(_ body: @escaping (Int) -> Void) -> (Bool) -> Void {
        var token: Cancellable? = observable.observe(body)
        return { releases in
            if releases {
                token = nil
            } else {
                token?.cancel()
            }
        }
    }

    func diamond() -> Real {
        let twice = observable.map { $0 * 2 }
        let half = observable.map { $0 / 2 }.removeDuplicates()
        return Real(twice.combineLatest(half).map { $0 * 100 + $1 })
    }
}

/// An observable that keeps the promises with the simplest possible code: arrays, copied for each round.
private final class Naive: Node {
    var value: Int
    var observers: [(id: Int, since: Int, body: (Int) -> Void)] = []
    var queue: [(value: Int, round: Int)] = []
    var sets = 0
    var ids = 0
    var isServing = false
    var detach: () -> Void = {}

    init(_ value: Int) { self.value = value }

    func attach(_ body: @escaping (Int) -> Void) -> () -> Void {
        ids += 1
        observers.append((ids, sets, body))
        return { [weak self, ids] in
            self?.observers.removeAll { $0.id == ids }
        }
    }

    func observe(_ body: @escaping (Int) -> Void) -> (Bool) -> Void {
        let end = attach(body)
        let isOutermost = !isServing
        isServing = true
        body(value)
        if isOutermost { serve() }
        return { _ in
            end()
            self.detach()
        }
    }

    func send(_ value: Int) {
        self.value = value
        sets += 1
        queue.append((value, sets))
        if !isServing { serve() }
    }

    func serve() {
        isServing = true
        while !queue.isEmpty {
            let (value, round) = queue.removeFirst()
            for (id, since, body) in observers where since < round {
                let isThere = observers.contains { $0.id == id }
                if isThere { body(value) }
            }
        }
        isServing = false
    }

    func diamond() -> Naive {
        var twice = value * 2
        var half = value / 2
        let result = Naive(twice * 100 + half)
        let ends = [
            attach { value in
                twice = value * 2
                result.send(twice * 100 + half)
            },
            attach { value in
                guard half != value / 2 else { return }
                half = value / 2
                result.send(twice * 100 + half)
            },
        ]
        result.detach = {
            for end in ends { end() }
        }
        return result
    }
}

/// A run of random operations from a seeded sequence. Deliveries take operations from the sequence, too, so two runs
/// with the same seed perform the same operations only as long as both deliver the same values.
private final class Run<Source: Node> {
    final class Canary {
        let id: Int
        init(_ id: Int) { self.id = id }
    }

    struct Cage {
        weak var canary: Canary?
    }

    let source: Source
    /// The canaries, by the number of the closure that captures each. A canary is freed along with its closure.
    var canaries: [Int: Cage] = [:]
    var heard: [[Int]] = []
    var ends: [Int: (Bool) -> Void] = [:]
    private var state: UInt64
    private var count = 0
    private var budget = 400

    init(on source: Source, seed: Int) {
        self.source = source
        state = UInt64(seed)
    }

    func step() {
        guard budget > 0 else { return }
        budget -= 1
        switch draw(16) {
        case 0...4: source.send(draw(6))
        case 5...7: observe(source)
        case 8...9: observe(source.diamond())
        case 10...14:
            if !ends.isEmpty { end(ends.keys.sorted()[draw(ends.count)]) }
        default:
            for id in ends.keys.sorted().reversed() where ends[id] != nil { end(id) }
        }
    }

    private func observe(_ node: Source) {
        count += 1
        let canary = Canary(count)
        canaries[count] = Cage(canary: canary)
        ends[count] = node.observe { [weak self] value in
            guard let self else { return }
            heard.append([canary.id, value])
            if draw(3) == 0 { step() }
            // If the closure was freed in the meantime, its memory may now contain another closure's canary.
            heard.append([-canary.id])
        }
    }

    private func end(_ id: Int) {
        let releases = draw(2) == 0
        ends.removeValue(forKey: id)?(releases)
    }

    /// Returns a number below `limit`, from a linear congruential generator.
    private func draw(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
