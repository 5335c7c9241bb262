import Foundation
import Structure

/// The Swift sources at a path: the texts that the lamp can judge, and a remark on each file that it can't.
struct LampSources {
    /// The texts, by their paths in the folder. Bytes that aren't valid text are replaced.
    private(set) var texts: [String: String] = [:]
    private(set) var remarks: [Finding] = []
    /// Permits, such as `// kata lamp: allow holds-down`, each for its line or, if alone on it, the next line of code.
    private(set) var permits: [Finding] = []

    init(at url: URL) {
        let folder = url.isFolder ? url : url.deletingLastPathComponent()
        for path in url.isFolder ? url.subpaths.filter(\.isSource).sorted() : [url.lastPathComponent] {
            let file = folder.appending(path: path).resolvingSymlinksInPath()
            // Reading a pipe would wait for its writer.
            let isFile = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
            if isFile == true, let data = try? Data(contentsOf: file) {
                read(data, of: path)
            } else {
                pass(over: path, file.isFolder ? "is a folder" : "can't be read as a file")
            }
        }
    }

    private mutating func pass(over file: String, _ reason: String, line: Int? = nil) {
        remarks.append(Finding(remark: "not-judged", file: file, line: line, "Not judged: it \(reason)."))
    }

    private mutating func read(_ data: Data, of file: String) {
        if data.contains(0) { return pass(over: file, "isn't text in UTF-8") }
        let text = String(decoding: data, as: UTF8.self)
        if let (line, reason) = readTokens(of: text, in: file) { return pass(over: file, reason, line: line) }
        texts[file] = text
    }

    /// Collects the permits in comments. Returns a line and a reason if brackets don't match or nest too deeply.
    private mutating func readTokens(of text: String, in file: String) -> (line: Int, reason: String)? {
        let unmatched = "doesn't parse, as its brackets don't match"
        var (line, lineOfCode) = (1, 0)
        var open: [(bracket: String, line: Int)] = []
        var waiting: [String] = []
        for token in SwiftToken.all(in: text) {
            let end = line + token.text.utf8.count { $0 == 0x0A }
            defer { line = end }
            switch token.kind {
            case .space: continue
            case .comment:
                // A reason may follow the list.
                let list = token.text.prefixMatch(of: /[\/*]+ *kata lamp: allow ([a-z-]+(?:, *[a-z-]+)*)/)?.output.1
                waiting += (list ?? "").split { ", ".contains($0) }.map(String.init)
                if lineOfCode != line { continue }
            case .opening where open.count == 250: return (line, "nests brackets more than 250 deep")
            case .opening: open.append((token.text, line))
            case .closing:
                guard ["()", "[]", "{}"].contains((open.popLast()?.bracket ?? "") + token.text) else {
                    return (line, unmatched)
                }
            default: break
            }
            permits += waiting.map {
                Finding(remark: "allow", file: file, line: line, "No rule '\($0)' is broken here: fix the comment.")
            }
            (waiting, lineOfCode) = ([], end)
        }
        return open.last.map { ($0.line, unmatched) }
    }
}

extension Finding {
    /// Creates a remark that isn't about the layers.
    init(remark: String, file: String, line: Int?, _ sentence: String) {
        self.init(rule: remark, kind: .violation, file: file, line: line, sentence: sentence)
    }

    func allows(_ other: Finding) -> Bool {
        file == other.file && line == other.line && sentence.contains("'\(other.rule)'")
    }
}
