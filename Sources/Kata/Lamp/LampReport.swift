import Foundation
import Structure

/// The format of the lamp's findings.
enum LampFormat: String, CaseIterable { case text, xcode, github, sarif, json }

/// The lamp's findings in a module, for a reader, an editor or a server.
struct LampReport {
    private(set) var findings: [Finding]
    private let lamp: ModuleLamp
    private let path: String
    private let showsAll: Bool
    private var accepted = 0
    private var stale: [Baseline.Entry] = []

    init(_ lamp: ModuleLamp, at path: String, showsAll: Bool) {
        (self.lamp, self.path, self.showsAll, findings) = (lamp, path, showsAll, lamp.findings)
    }

    /// Removes what the baseline accepts, and notes which of its entries no longer apply.
    mutating func subtract(_ baseline: Baseline) {
        var baseline = baseline
        findings = findings.filter { !baseline.accepts($0) }
        accepted = lamp.findings.count - findings.count
        stale = baseline.rest
    }

    func text(as format: LampFormat) throws -> String {
        switch format {
        case .text: lines.joined(separator: "\n") + "\n"
        case .xcode: each { "\(absolute($0)):\($0.line ?? 1):1: \($1): \($0.sentence) [\($0.rule)]" }
        case .github:
            each { "::\($1) file=\(joined($0)),line=\($0.line ?? 1),title=\($0.rule)::\($0.sentence.forGitHub)" }
        case .json: try json(Page(self))
        case .sarif: try json(Sarif(self))
        }
    }

    private var shownSuspicions: [Finding] { showsAll ? lamp.suspicions : [] }

    private func each(_ line: (Finding, String) -> String) -> String {
        (findings.map { line($0, "error") } + shownSuspicions.map { line($0, "warning") }).map { $0 + "\n" }.joined()
            + stale.map {
                line(
                    Finding(rule: "baseline", kind: .violation, file: $0.file, line: 1, sentence: $0.notice), "warning")
                    + "\n"
            }
            .joined()
    }

    private func joined(_ finding: Finding) -> String {
        path.hasSuffix(".swift") ? path : URL(filePath: path).appending(path: finding.file).relativePath
    }

    private func absolute(_ finding: Finding) -> String { URL(filePath: joined(finding)).path }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    // MARK: For a reader

    private var lines: [String] {
        var lines: [String] = []
        let layered = lamp.modules.filter { $0.moves != nil || $0.layers.count > 1 }
        let shown = layered.isEmpty ? lamp.modules : layered
        let width = shown.map(\.name.count).max() ?? 0
        for module in shown {
            let name = module.name.padding(toLength: width, withPad: " ", startingAt: 0)
            lines.append("\(name)  \(module.style)")
        }
        if !lines.isEmpty { lines.append("") }
        lines += BoxesText(lamp.map).lines
        if !lamp.map.boxes.isEmpty { lines.append("") }
        for finding in findings {
            lines += ["\(joined(finding)):\(finding.line ?? 1)", "  \(finding.sentence) [\(finding.rule)]"]
        }
        if !shownSuspicions.isEmpty {
            if !findings.isEmpty { lines.append("") }
            lines.append("Suspected:")
            for finding in shownSuspicions {
                lines += ["\(joined(finding)):\(finding.line ?? 1)", "  \(finding.sentence) [\(finding.rule)]"]
            }
        }
        for entry in stale { lines.append("\(entry.file): \(entry.notice)") }
        if !findings.isEmpty || !shownSuspicions.isEmpty || !stale.isEmpty { lines.append("") }
        return lines + [verdict]
    }

    private var verdict: String {
        let hidden = showsAll ? 0 : lamp.suspicions.count
        let notes =
            [
                accepted > 0 ? "\(accepted) in the baseline" : nil,
                hidden > 0 ? "\(hidden) suspected ('--all' shows \(hidden == 1 ? "it" : "them"))" : nil,
            ].compactMap { $0 }
        let count = findings.isEmpty ? "No findings" : findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        let files = lamp.fileCount == 1 ? "1 file" : "\(lamp.fileCount) files"
        return "\(count) in \(files)" + (notes.isEmpty ? "." : "; \(notes.joined(separator: ", ")).")
    }

    // MARK: For programs

    struct Item: Encodable {
        let rule: String
        let file: String
        let line: Int
        let sentence: String
    }

    private struct Page: Encodable {
        let modules: [ModuleLamp.Module]
        let findings: [Item]
        let suspicions: [Item]
        let stale: [Baseline.Entry]
        let arrows: [[String: String]]

        init(_ report: LampReport) {
            modules = report.lamp.modules
            findings = report.findings.map(report.item)
            suspicions = report.lamp.suspicions.map(report.item)
            stale = report.stale
            arrows = report.lamp.map.arrows.map { ["from": $0.from, "to": $0.to, "kind": "\($0.kind)"] }
        }
    }

    private func item(_ finding: Finding) -> Item {
        Item(rule: finding.rule, file: joined(finding), line: finding.line ?? 1, sentence: finding.sentence)
    }

    /// The Static Analysis Results Interchange Format, version 2.1.0, as far as servers ask for it.
    private struct Sarif: Encodable {
        struct Text: Encodable { let text: String }
        struct Rule: Encodable {
            let id: String
            let shortDescription: Text
        }
        struct Driver: Encodable {
            let name = "kata lamp"
            let rules: [Rule]
        }
        struct Tool: Encodable { let driver: Driver }
        struct Artifact: Encodable { let uri: String }
        struct Region: Encodable { let startLine: Int }
        struct Physical: Encodable {
            let artifactLocation: Artifact
            let region: Region
        }
        struct Location: Encodable { let physicalLocation: Physical }
        struct Result: Encodable {
            let ruleId: String
            let level: String
            let message: Text
            let locations: [Location]
        }
        struct Run: Encodable {
            let tool: Tool
            let results: [Result]
        }

        let version = "2.1.0"
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case version, runs
            case schema = "$schema"
        }

        init(_ report: LampReport) {
            let rules = ModuleLamp.rules.map { Rule(id: $0.id, shortDescription: Text(text: $0.sentence)) }
            let results = report.findings.map { ($0, "error") } + report.shownSuspicions.map { ($0, "warning") }
            runs = [
                Run(
                    tool: Tool(driver: Driver(rules: rules)),
                    results: results.map { finding, level in
                        let place = Physical(
                            artifactLocation: Artifact(uri: report.joined(finding).asURI),
                            region: Region(startLine: finding.line ?? 1))
                        return Result(
                            ruleId: finding.rule, level: level, message: Text(text: finding.sentence),
                            locations: [Location(physicalLocation: place)])
                    })
            ]
        }
    }
}

extension Baseline.Entry {
    fileprivate var notice: String {
        "'\(rule)' is in the baseline, but no longer found: write a new baseline. (\(sentence))"
    }
}

extension String {
    /// The text, escaped for a workflow command.
    fileprivate var forGitHub: String {
        replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\n", with: "%0A")
    }

    /// A path as a relative reference.
    fileprivate var asURI: String { addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self }
}
