import ConsoleUI
import Foundation
import Structure

extension KataCommand {
    static let lamp = KataCommand("lamp", words: 1) { arguments, repository in
        guard let path = arguments.words.first else { throw UsageError("'kata lamp' takes a folder of Swift sources.") }
        guard let format = LampFormat(rawValue: arguments["--format"] ?? "text") else {
            let names = LampFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("'--format' takes \(names), not '\(arguments["--format"] ?? "")'.")
        }
        if arguments.has("--baseline") && arguments.has("--write-baseline") {
            throw UsageError("'--baseline' can't be combined with '--write-baseline', which accepts every finding.")
        }
        let rules = ModuleLamp.rules.map(\.id)
        let without = (arguments["--without"] ?? "").split(separator: ",").map(String.init)
        for name in without where !rules.contains(name) && !name.contains("/") && !name.hasSuffix(".swift") {
            let list = rules.joined(separator: ", ")
            throw UsageError("'--without' takes a path, such as 'Legacy/', or a rule, not '\(name)': \(list).")
        }
        let baseline = try arguments["--baseline"].map { try Baseline(at: URL(filePath: $0)) }
        let url = URL(filePath: path)
        guard url.exists else { throw UsageError("'\(path)' doesn't exist.") }
        let sources = LampSources(at: url)
        let lamp = ModuleLamp(of: sources.texts)
        guard lamp.fileCount > 0 else {
            let reason = sources.remarks.first.map { " '\($0.file)': \($0.sentence)" } ?? ""
            throw UsageError("'\(path)' has no Swift sources.\(reason)")
        }
        let folder = url.isFolder ? path : (path as NSString).deletingLastPathComponent
        let isStrict = arguments.has("--strict")
        var report = LampReport(lamp, at: folder, page: arguments["--page"])
        report.allow(by: sources, isStrict: isStrict)
        if let baseline { report.subtract(baseline, from: Set(sources.texts.keys)) }
        report.leaveOut(without)
        if let file = arguments["--write-baseline"] {
            let count = report.findings.count
            try Baseline(of: report.findings).write(to: URL(filePath: file))
            print("Wrote \(count) \(count == 1 ? "finding" : "findings") to '\(file.terminalSafe)'.")
            return 0
        }
        print(try report.text(as: format, rules: repository.root.appending(path: "Steps/lamp.md")), terminator: "")
        return report.findings.isEmpty && (report.remarks.isEmpty || !isStrict) ? 0 : 1
    }
}
