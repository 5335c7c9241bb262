import Foundation

/// Whether tests prove everything, as they do with `EVERYTHING=1` in the environment, which `.ci/run` sets. Otherwise
/// they try one case of each kind.
public let provesEverything = ProcessInfo.processInfo.environment["EVERYTHING"] == "1"

/// Returns all cases where everything is proven, and otherwise the first one of each kind.
public func sample<Case, Kind: Hashable>(_ cases: [Case], oneForEach kind: (Case) -> Kind) -> [Case] {
    var kinds: Set<Kind> = []
    return cases.filter { kinds.insert(kind($0)).inserted || provesEverything }
}

/// Returns all pairs where everything is proven, and otherwise each of the first cases once, with the second in turn.
public func sample<First, Second>(_ first: [First], with second: [Second]) -> [(First, Second)] {
    provesEverything
        ? first.flatMap { one in second.map { (one, $0) } }
        : zip(first.indices, first).map { index, one in (one, second[index % second.count]) }
}
