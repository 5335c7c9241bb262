/// One place where a text and the code differ, and what to do about it.
struct Complaint: Equatable, CustomStringConvertible {
    /// The file, relative to the package's folder.
    let file: String
    /// The line in it, from 1, or nil if something is missing.
    let line: Int?
    /// What is wrong, and how to fix it.
    let sentence: String

    var description: String { "\(line.map { "\(file):\($0)" } ?? file) \(sentence)" }
}
