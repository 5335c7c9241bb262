/// The count of lines that repeat lines of another file.
enum Repetition {
    /// Returns the number of new lines that are part of a run of eight words shared by two files.
    static func count(before: [String: String], after: [String: String]) -> Int {
        /// The file that contains a run of eight words, or nil if several files do.
        var places: [[String]: String?] = [:]
        var runs: [(words: [String], lines: [String])] = []
        for (file, text) in after {
            let old = Set(before[file, default: ""].lines)
            let words = zip(1..., text.lines).flatMap { number, line in
                self.words(of: line).map { (word: $0, line: old.contains(line) ? nil : "\(file):\(number)") }
            }
            for start in words.indices.dropLast(7) {
                let run = words[start..<start + 8].map(\.word)
                places[run] = places[run, default: file] == file ? file : .some(nil)
                runs.append((run, words[start..<start + 8].compactMap(\.line)))
            }
        }
        return Set(runs.filter { places[$0.words] == .some(nil) }.flatMap(\.lines)).count
    }

    /// Returns a line's words, or none if it only declares or wires something, as in every view and presenter.
    private static func words(of line: String) -> [String] {
        let plumbing =
            /^(import |\w* ?(class|struct|protocol|extension) )|\binit\(|override func|^ *[})]|self\.\w+ = \w+$/
        return line.contains(plumbing)
            ? [] : SwiftToken.all(in: line).filter { $0.kind != .comment && $0.kind != .space }.map(\.text)
    }
}
