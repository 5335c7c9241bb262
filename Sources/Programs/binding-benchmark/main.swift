import Binding
// quick experiment
@inline(never) func opaque<T>(_ x: T) -> T { x }
final class Sum { var n = 0 }
func median(_ count: Int, runs: Int = 9, _ body: () -> Void) -> Double {
    var samples: [Double] = []
    body()
    for _ in 0..<runs {
        let start = ContinuousClock.now
        body()
        let d = ContinuousClock.now - start
        samples.append(Double(d.components.attoseconds) / 1e9 / Double(count) + Double(d.components.seconds) * 1e9 / Double(count))
    }
    return samples.sorted()[runs / 2]
}
for observers in [1, 10, 1000] {
    let rounds = 2_000_000 / observers
    let sum = Sum()
    let closures: [(Int) -> Void] = (0..<observers).map { _ in { sum.n &+= $0 } }
    let closure = closures[0]
    let a = median(rounds * observers) { for i in 0..<(rounds * observers) { closure(i) } }
    let b = median(rounds * observers) { for i in 0..<rounds { for f in closures { f(i) } } }
    let subject = Subject(0)
    let tokens = closures.map { _ in subject.observable.observe { sum.n &+= $0 } }
    let o = median(rounds * observers) { for i in 0..<rounds { subject.send(i) } }
    print(observers, "A", a, "B", b, "observable", o, "ratio to B", o / b)
    withExtendedLifetime(tokens) {}
}
for others in [0, 10_000] {
    let subject = Subject(0)
    let tokens = (0..<others).map { _ in subject.observable.observe { _ in } }
    let n = 100_000
    let t = median(n) { for _ in 0..<n { subject.observable.observe { _ in }.cancel() } }
    print("sub+cancel", others, t)
    withExtendedLifetime(tokens) {}
}
for order in ["oldest", "newest"] {
    let n = 10_000
    var samples: [Double] = []
    for _ in 0..<9 {
        let subject = Subject(0)
        var tokens: [Cancellable] = (0..<n).map { _ in subject.observable.observe { _ in } }
        if order == "newest" { tokens.reverse() }
        let start = ContinuousClock.now
        for t in tokens { t.cancel() }
        let d = ContinuousClock.now - start
        samples.append(Double(d.components.attoseconds) / 1e9 / Double(n))
    }
    print("cancel", order, samples.sorted()[4])
}
do {
    let subject = Subject(0); let sum = Sum()
    let end = subject.observable.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
    let t = end.observe { sum.n &+= $0 }
    let n = 1_000_000
    print("chain of 3", median(n) { for i in 0..<n { subject.send(i) } })
    withExtendedLifetime(t) {}
}
