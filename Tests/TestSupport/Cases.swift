import Foundation

/// The whole of `Tests/Cases/NAME.txt`.
/// - Throws: what reading the file throws.
public func caseText(_ name: String) throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../Cases/\(name).txt").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8)
}

/// The texts in `Tests/Cases/NAME.txt`, each behind a line with its name, such as `== Post.swift`.
/// - Throws: what reading the file throws.
public func cases(in name: String) throws -> [(name: String, text: String)] {
    try caseText(name).split(separator: "\n== ").dropFirst().map { text in
        let end = text.firstIndex(of: "\n") ?? text.endIndex
        return (String(text[..<end]), String(text[end...].dropFirst()))
    }
}
