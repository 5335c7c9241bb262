import ConsoleUI
import Foundation
import Structure

extension KataCommand {
    static let lamp = KataCommand("lamp", words: 1) { arguments, _ in
        guard let path = arguments.words.first else { throw UsageError("'kata lamp' takes a folder of Swift sources.") }
        guard let format = LampFormat(rawValue: arguments["--format"] ?? "text") else {
            let names = LampFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("'--format' takes \(names), not '\(arguments["--format"] ?? "")'.")
        }
        let folder = URL(filePath: path)
        guard folder.exists else { throw UsageError("'\(path)' doesn't exist.") }
        let lamp = ModuleLamp(of: try folder.moduleSources())
        if let file = arguments["--svg"] {
            let picture = BoxesPicture(
                of: lamp.map, previous: nil, title: "Layers of \(folder.lastPathComponent)", id: "lamp")
            try Data(picture.svg.utf8).write(to: URL(filePath: file))
        }
        if let file = arguments["--write-baseline"] {
            let baseline = Baseline(of: lamp.findings)
            try baseline.write(to: URL(filePath: file))
            print("Wrote \(lamp.findings.count) \(lamp.findings.count == 1 ? "finding" : "findings") to '\(file)'.")
            return 0
        }
        var report = LampReport(lamp, at: path, showsAll: arguments.has("--all"))
        if let file = arguments["--baseline"] { report.subtract(try Baseline(at: URL(filePath: file))) }
        print(try report.text(as: format), terminator: "")
        return report.findings.isEmpty ? 0 : 1
    }
}

extension URL {
    /// The Swift sources in the folder, or the one file, by their paths in it. Bytes that aren't text are replaced.
    fileprivate func moduleSources() throws -> [String: String] {
        func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
        if !isFolder { return [lastPathComponent: try text(self)] }
        let paths = subpaths.filter(\.isSource)
        guard !paths.isEmpty else { throw UsageError("'\(relativePath)' has no Swift sources.") }
        return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try text(appending(path: $0))) })
    }
}
