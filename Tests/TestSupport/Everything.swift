import Foundation
public import Testing

/// Whether this is a full run, which means that the environment contains `EVERYTHING=1`, as set by `.ci/run`. Any other
/// run tries one case of each kind.
public let provesEverything = ProcessInfo.processInfo.environment["EVERYTHING"] == "1"

extension Trait where Self == ConditionTrait {
    /// Skips the test in a short run, and says how to run it.
    public static var inFullRun: Self {
        .enabled(if: provesEverything, "'EVERYTHING=1 swift test' runs this test.")
    }

    /// Skips a test that fetches from an address if this system has no `curl`.
    public static var needsCurl: Self {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let files = path.split(separator: ":").map { "\($0)/curl" }
        let hasCurl = files.contains(where: FileManager.default.isExecutableFile)
        return .enabled(if: hasCurl, "Install curl for this test.")
    }
}

/// Returns all cases in a full run, and otherwise the first of each kind.
public func sample<Case, Kind: Hashable>(_ cases: [Case], oneForEach kind: (Case) -> Kind) -> [Case] {
    var kinds: Set<Kind> = []
    return cases.filter { kinds.insert(kind($0)).inserted || provesEverything }
}

/// Returns all pairs in a full run. Otherwise, pairs each value of `first` with one value of `second`, in turn.
public func sample<First, Second>(_ first: [First], with second: [Second]) -> [(First, Second)] {
    if provesEverything {
        return first.flatMap { one in
            second.map { other in (one, other) }
        }
    }
    return zip(first.indices, first).map { index, one in
        (one, second[index % second.count])
    }
}
