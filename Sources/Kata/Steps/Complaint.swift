/// One place where a text and the code differ, and what to do about it.
package struct Complaint: Equatable, Sendable, CustomStringConvertible {
    /// The file, from the package's folder on.
    package let file: String
    /// The line in it, from 1, or nil where something is missing.
    package let line: Int?
    /// What is wrong, and what to do.
    package let sentence: String

    /// One line, such as "Steps/2-presenter/README.md:31 …".
    package var description: String {
        "\(line.map { "\(file):\($0)" } ?? file) \(sentence)"
    }
}
