import ConsoleUI
import Foundation
import Structure

/// The format of the lamp's findings.
enum LampFormat: String, CaseIterable { case text, xcode, github, sarif }

/// The lamp's findings in a module, formatted for a reader, an editor or a server.
struct LampReport {
    private(set) var findings: [Finding]
    /// Remarks that aren't findings: for example, that a file or layer can't be judged, or an accepted finding is gone.
    private(set) var remarks: [Finding] = []
    private var (leftOut, allowed, accepted) = (0, 0, 0)
    private let lamp: ModuleLamp, folder: String, page: String

    /// - Parameter page: The address of the page that explains the rules, if it's published.
    init(_ lamp: ModuleLamp, at folder: String, page: String? = nil) {
        (self.lamp, self.page, findings, remarks) = (lamp, page ?? "Steps/lamp.md", lamp.findings, lamp.remarks)
        self.folder = folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Removes the findings and remarks of the named rules, and those in the named files and folders.
    mutating func leaveOut(_ names: [String]) {
        leftOut = remove { [folder] finding in
            names.contains { name in
                name == finding.rule || "\(folder)\(finding.file)/".hasPrefix(name.hasSuffix("/") ? name : name + "/")
            }
        }
    }

    /// Removes findings that comments allow. Lists files that can't be judged, and, if strict, comments without effect.
    mutating func allow(by sources: LampSources, isStrict: Bool) {
        var vain = sources.permits
        allowed = remove { finding in
            vain.removeAll { $0.allows(finding) }
            return sources.permits.contains { $0.allows(finding) }
        }
        remarks += sources.remarks + (isStrict ? vain : [])
    }

    /// Removes the findings that the baseline accepts, and lists entries that no longer apply.
    mutating func subtract(_ baseline: Baseline, from files: Set<String>) {
        let unjudged = Set(remarks.filter { $0.rule == "not-judged" }.map(\.file))
        let (new, stale) = baseline.subtracted(from: findings, in: files.union(unjudged))
        (accepted, findings) = (findings.count - new.count, new)
        remarks += stale.filter { !unjudged.contains($0.file) }.map { entry in
            let sentence = "'\(entry.rule)' is in the baseline, but is no longer found: write a new baseline."
            return Finding(remark: "baseline", file: entry.file, line: nil, "\(sentence) (\(entry.sentence))")
        }
    }

    private mutating func remove(where isLeftOut: (Finding) -> Bool) -> Int {
        let count = findings.count
        findings.removeAll(where: isLeftOut)
        remarks.removeAll(where: isLeftOut)
        return count - findings.count
    }

    /// - Parameter rules: The file that contains the page about the rules.
    func text(as format: LampFormat, rules: URL = URL(filePath: "Steps/lamp.md")) throws -> String {
        switch format {
        case .text: lines.map { $0.shown + "\n" }.joined()
        case .xcode: each { "\(path(of: $0)):\($0.line ?? 1):1: \($1): \($2)".shown }
        case .github:
            each {
                let file = relative($0).escaped([",": "%2C", ":": "%3A"])
                return "::\($1) file=\(file),line=\($0.line ?? 1),title=\($0.rule)::\($2.escaped())".terminalSafe
            }
        case .sarif: try sarif(rules)
        }
    }

    private func each(_ line: (Finding, String, String) -> String) -> String {
        let about = remarks.map { line($0, "warning", "\($0.sentence) [\($0.rule)]") + "\n" }
        return (findings.map { line($0, "error", "\($0.sentence) [\(page)#\($0.rule)]") + "\n" } + about).joined()
    }

    private func path(of finding: Finding) -> String { URL(filePath: folder + finding.file).standardizedFileURL.path }

    /// Returns the path relative to the current folder or, if the file is elsewhere, to the folder being judged.
    private func relative(_ finding: Finding) -> String {
        let (path, here) = (path(of: finding), FileManager.default.currentDirectoryPath + "/")
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : finding.file
    }

    private var lines: [String] {
        let width = lamp.modules.map(\.name.count).max() ?? 0
        let modules = lamp.modules.map {
            "\($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.style)"
        }
        let unknown = "No view stores anything named like a presenter or view model, so only references are checked."
        func lines(_ findings: [Finding]) -> [String] {
            findings.flatMap { finding in
                let place = folder + finding.file + (finding.line.map { ":\($0)" } ?? "")
                return [place, "  \(finding.sentence) [\(finding.rule)]"]
            }
        }
        let link = findings.isEmpty ? [] : ["\(page) explains each rule, with an example and the remedy."]
        let paragraphs = [modules.isEmpty ? [unknown] : modules, lines(findings), lines(remarks), link + [verdict]]
        return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private var verdict: String {
        let notes = [
            (leftOut, "left out"), (allowed, "allowed by comments"), (accepted, "in the baseline"),
            (remarks.count { $0.rule == "not-judged" }, "not judged"),
        ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
        let count = findings.isEmpty ? "No findings" : findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        let files = lamp.fileCount == 1 ? "1 file" : "\(lamp.fileCount) files"
        return "\(count) in \(files)" + (notes.isEmpty ? "." : "; \(notes.joined(separator: ", ")).")
    }

    /// Returns the report in the Static Analysis Results Interchange Format 2.1.0, with the parts that servers require.
    private func sarif(_ file: URL) throws -> String {
        // The address must be absolute. If the page isn't published, the local file's address is used.
        let address = page.contains("://") ? page : file.absoluteString
        let inPaths = CharacterSet.urlPathAllowed.subtracting([":", ";"])
        func result(_ finding: Finding, _ level: String) -> [String: Any] {
            let path = relative(finding).addingPercentEncoding(withAllowedCharacters: inPaths) ?? finding.file
            let file = ["uri": path, "uriBaseId": "%SRCROOT%"]
            let place: [String: Any] = ["artifactLocation": file, "region": ["startLine": finding.line ?? 1]]
            return ["level": level, "message": ["text": finding.sentence], "locations": [["physicalLocation": place]]]
        }
        let rules = ModuleLamp.rules.map { rule -> [String: Any] in
            ["id": rule.id, "shortDescription": ["text": rule.sentence], "helpUri": "\(address)#\(rule.id)"]
        }
        let notes = remarks.map { result($0, "warning") }
        let run: [String: Any] = [
            "tool": ["driver": ["name": "kata lamp", "rules": rules]],
            "results": findings.map { result($0, "error").merging(["ruleId": $0.rule]) { _, id in id } },
            "invocations": [["executionSuccessful": true, "toolExecutionNotifications": notes] as [String: Any]],
        ]
        let log: [String: Any] = [
            "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": [run],
        ]
        let data = try JSONSerialization.data(
            withJSONObject: log, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self).lines.map { $0.terminalSafe + "\n" }.joined()
            .replacingOccurrences(of: "##[", with: "#\\u0023[")
    }
}

extension String {
    /// The text for a terminal or a log. It can't control the terminal or be mistaken for a workflow command.
    fileprivate var shown: String {
        let text = terminalSafe.replacingOccurrences(of: "##[", with: "# #[")
        return text.drop(while: \.isWhitespace).hasPrefix("::") ? "./" + text : text
    }

    /// Returns the text, escaped for a workflow command. For a command's properties, pass codes for commas and colons.
    fileprivate func escaped(_ codes: [Unicode.Scalar: String] = [:]) -> String {
        let codes = codes.merging(["%": "%25", "\r": "%0D", "\n": "%0A"]) { $1 }
        return unicodeScalars.map { codes[$0] ?? String($0) }.joined()
    }
}
