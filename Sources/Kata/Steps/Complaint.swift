/// One place where a text and the code differ, and what to do about it.
struct Complaint: Equatable, Sendable, CustomStringConvertible {
    /// The file, from the package's folder on.
    let file: String
    /// The line in it, from 1, or nil where something is missing.
    let line: Int?
    /// What is wrong, and what to do.
    let sentence: String

    /// One line, such as "Steps/2-presenter/README.md:31 …".
    var description: String {
        "\(line.map { "\(file):\($0)" } ?? file) \(sentence)"
    }
}
