import Foundation

/// What a crashed program said.
struct CrashReport {
    /// A clause with the error, and the line in the package that caused it.
    let clause: String

    init(in output: String, folder: URL) {
        // Only the end, because a program may have printed a lot, even on a single line.
        let output = String(decoding: output.utf8.suffix(1 << 18), as: UTF8.self)
        let crashed = output.components(separatedBy: " crashed:\n").dropFirst().first ?? ""
        let frames = crashed.components(separatedBy: " at \(folder.path)/").dropFirst()
        let start = output.firstRange(of: "Fatal error: ")?.lowerBound ?? output.endIndex
        let error = output[start...].prefix { !$0.isNewline }
        let source = output[..<start].suffix(200).firstMatch(of: /(\S+\.swift:\d+): $/)?.1
        // If an index is out of range, for example, the error names a line of Swift's own library.
        let named = source.flatMap { $0.hasPrefix("Swift/") ? nil : $0 }
        let place = frames.first?.prefixMatch(of: /.+?\.swift:\d+/)?.output ?? named
        let site = place.map { " at \($0)" } ?? ""
        clause = "the program crashed" + site + (error.isEmpty ? "" : ": \(error)")
    }
}
