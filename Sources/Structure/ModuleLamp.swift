import Foundation
import Synchronization

/// The structure lamp, our check of layers, for any app's modules. It judges by the names of types that layers store.
public struct ModuleLamp: Sendable {
    /// The problems found.
    public let findings: [Finding]
    /// Each module: the shared part of its layers' names, its style, and the remaining moves to VIPER.
    public let modules: [(name: String, style: String)]
    /// The number of source files that were read.
    public let fileCount: Int

    /// Checks the sources in `files`, keyed by path, except tests, templates and third-party packages.
    public init(of files: [String: String]) {
        let sources = files.filter { !Self.isForeign($0.key) }.sorted { $0.key < $1.key }
        let read = Mutex<[Int: SourceFile]>([:])
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            let file = SourceFile(name: sources[index].key, text: sources[index].value, withComments: false)
            read.withLock { $0[index] = file }
        }
        let files = read.withLock { files in sources.indices.compactMap { files[$0] } }
        let modules = Modules(of: Layers(of: SourceFacts(words: files), in: nil))
        findings = Rule.modules.flatMap { $0.findings(in: modules) }
            .sorted { ($0.file, $0.line ?? 0, $0.rule) < ($1.file, $1.line ?? 0, $1.rule) }
        (self.modules, fileCount) = (modules.summaries, sources.count)
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
