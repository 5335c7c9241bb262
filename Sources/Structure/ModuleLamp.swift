/// The structure lamp, our check of layers, for any app's modules. It judges by the names of types that layers store.
public struct ModuleLamp: Sendable {
    /// The problems found.
    public let findings: [Finding]
    /// Each module: the shared part of its layers' names, its style, and the remaining moves to VIPER.
    public let modules: [(name: String, style: String)]
    /// A remark on each layer that can't be judged because another type has the same name.
    public let remarks: [Finding]
    /// The number of source files that were read.
    public let fileCount: Int

    /// Checks the sources in `files`, keyed by path, except in `…Tests` folders, templates and third-party packages.
    public init(of files: [String: String]) {
        let sources = files.filter { !Self.isForeign($0.key) }.sorted { $0.key < $1.key }
        let facts = SourceFacts(words: sources.map { SourceFile(name: $0, text: $1, withComments: false) })
        let modules = Modules(of: Layers(of: facts, in: nil))
        findings = Rule.modules.flatMap { $0.findings(in: modules) }
            .sorted { ($0.file, $0.line ?? 0, $0.rule) < ($1.file, $1.line ?? 0, $1.rule) }
        remarks = facts.twins.sorted { $0.places[0] < $1.places[0] }.map { name, places in
            Finding(
                rule: "not-judged", kind: .violation, file: places[0].file, line: places[0].line,
                sentence: "Not judged: \(name) is also declared at \(places[1].file):\(places[1].line).")
        }
        (self.modules, fileCount) = (modules.summaries, sources.count)
    }

    private static func isForeign(_ path: String) -> Bool {
        let names = /.*Tests|.*\.xctemplate|.*___.*|Pods|Carthage|DerivedData|Package\.swift/
        return path.split(separator: "/").contains { $0.wholeMatch(of: names) != nil }
    }

    /// Each rule's name and sentence.
    public static var rules: [(id: String, sentence: String)] { Rule.modules.map { ($0.id, $0.sentence) } }
}
