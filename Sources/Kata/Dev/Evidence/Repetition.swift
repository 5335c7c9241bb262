import Structure

/// Finds lines that repeat another file.
struct Repetition {
    /// A number for each word, and the words of each line read so far: most lines are in all steps.
    private var numbers: [String: Int32] = [:]
    private var lines: [String: [Int32]] = [:]

    /// Returns how many new lines belong to a run of eight words that two files share.
    mutating func count(before: [String: String], after: [String: String]) -> Int {
        /// The file that contains eight words in a row, or nil if several do.
        var places: [SIMD8<Int32>: String?] = [:]
        var windows: [(words: SIMD8<Int32>, lines: Set<String>)] = []
        for (file, text) in after {
            let old = Set(before[file, default: ""].lines)
            let words = zip(1..., text.lines).flatMap { number, line in
                self.words(of: line).map { (word: $0, line: old.contains(line) ? nil : "\(file):\(number)") }
            }
            for start in words.indices.dropLast(7) {
                let window = words[start..<start + 8]
                let key = SIMD8(window.map(\.word))
                places[key] = places[key, default: file] == file ? file : .some(nil)
                let new = window.compactMap(\.line)
                if !new.isEmpty { windows.append((key, Set(new))) }
            }
        }
        return windows.filter { places[$0.words] == .some(nil) }.reduce(into: Set()) { $0.formUnion($1.lines) }.count
    }

    private mutating func words(of line: String) -> [Int32] {
        if let known = lines[line] { return known }
        let words =
            Self.isPlumbing(line)
            ? [] : SwiftToken.all(in: line).filter { $0.kind != .comment && $0.kind != .space }.map { number(of: $0) }
        lines[line] = words
        return words
    }

    private mutating func number(of token: SwiftToken) -> Int32 {
        let number = numbers[token.text] ?? Int32(numbers.count)
        numbers[token.text] = number
        return number
    }

    /// Whether a line only declares or wires, as every view and every presenter does.
    private static func isPlumbing(_ line: String) -> Bool {
        line.contains(/^(import |\w* ?(class|struct|protocol|extension) )|\binit\(|override func|^ *[})]/)
            || line.contains(/self\.\w+ = \w+$/)
    }
}
