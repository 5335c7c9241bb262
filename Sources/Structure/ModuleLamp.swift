import Foundation
import Synchronization

/// The structure lamp for a module of any app, in MVVM, VIPER or between: no configuration, no build.
///
/// It reads words, not types, so it separates what it's sure of from what it suspects.
public struct ModuleLamp: Sendable {
    /// One module, and how far it is between MVVM and VIPER.
    public struct Module: Sendable, Encodable {
        /// The part that the names of its layers share.
        public let name: String
        /// The types of each layer.
        public let layers: [String: [String]]
        /// The style's name, and the moves to VIPER that are left.
        public let style: String
        /// How many of the three moves are made: the presenter, the router, the name Interactor.
        public let moves: Int?
    }

    /// What is wrong, and what may be wrong.
    public let (findings, suspicions): ([Finding], [Finding])
    /// Each module, by name.
    public let modules: [Module]
    /// The layers and how they depend on each other, over all modules.
    public let map: StructureMap
    /// How many sources were read.
    public let fileCount: Int

    /// Judges the sources in `files`, by their paths. Those of tests, templates and other people's packages are left out.
    public init(of files: [String: String]) {
        let sources = files.filter { !Self.isForeign($0.key) }.sorted { $0.key < $1.key }
        let read = Mutex<[Int: SourceFile]>([:])
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            let file = SourceFile(name: sources[index].key, text: sources[index].value, withComments: false)
            read.withLock { $0[index] = file }
        }
        let files = read.withLock { files in sources.indices.compactMap { files[$0] } }
        let facts = Modules(of: Layers(of: SourceFacts(words: files), in: nil))
        var seen: Set<String> = []
        var found: (sure: [Finding], suspected: [Finding]) = ([], [])
        let sightings = Rule.modules.flatMap { rule in (rule.modules?(facts) ?? []).map { (rule.id, $0) } }
        // Each line has at most one finding by each rule, and no suspicion beside a finding.
        for (rule, sighting) in sightings.sorted(by: {
            ($0.1.isCertain ? 0 : 1, $0.1.place, $0.0, $0.1.sentence) < (
                $1.1.isCertain ? 0 : 1, $1.1.place, $1.0, $1.1.sentence
            )
        }) {
            let line = "\(sighting.place.file):\(sighting.place.line)"
            guard seen.insert("\(line):\(rule)").inserted, sighting.isCertain || !seen.contains(line) else { continue }
            let finding = Finding(
                rule: rule, kind: .violation, file: sighting.place.file, line: sighting.place.line,
                sentence: sighting.sentence)
            if sighting.isCertain {
                seen.insert(line)
                found.sure.append(finding)
            } else {
                found.suspected.append(finding)
            }
        }
        (findings, suspicions) = (found.sure, found.suspected)
        (modules, map, fileCount) = (facts.all, facts.map, sources.count)
    }

    private static func isForeign(_ path: String) -> Bool {
        path.split(separator: "/").contains {
            $0.hasSuffix("Tests") || $0.hasSuffix(".xctemplate") || $0.contains("___")
                || ["Pods", "Carthage", "DerivedData", "Package.swift"].contains($0)
        }
    }

    /// Each rule's name and sentence.
    public static var rules: [(id: String, sentence: String)] { Rule.modules.map { ($0.id, $0.sentence) } }
}
