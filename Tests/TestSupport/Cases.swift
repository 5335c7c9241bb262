public import Foundation

/// Returns the text of `Tests/Cases/NAME.txt`.
/// - Throws: Any error from reading the file.
public func caseText(_ name: String) throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../Cases/\(name).txt").standardizedFileURL
    return try text(of: file)
}

/// Returns the text of one of the package's files, with line feeds even in a checkout with Windows' line ends.
/// - Throws: Any error from reading the file.
public func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).replacing("\r\n", with: "\n")
}

/// Returns the texts in `Tests/Cases/NAME.txt`. A line such as `== Post.swift` precedes each text and names it.
/// - Throws: Any error from reading the file.
public func cases(in name: String) throws -> [(name: String, text: String)] {
    try caseText(name).split(separator: "\n== ").dropFirst().map { text in
        let end = text.firstIndex(of: "\n") ?? text.endIndex
        return (String(text[..<end]), String(text[end...].dropFirst()))
    }
}

/// Returns the feeds in `Tests/Cases/NAME.txt`, each with the lines that describe the expected result.
/// - Throws: Any error from reading the file.
public func feedCases(
    in name: String = "feeds"
) throws -> [(name: String, json: String, reading: [String])] {
    try cases(in: name).map { name, text in
        let lines = text.split(separator: "\n")
        let json = lines.prefix { !$0.hasPrefix("> ") }
        let reading = lines.dropFirst(json.count).map { String($0.dropFirst(2)) }
        return (name, json.joined(separator: "\n"), reading)
    }
}

/// Returns, for each law of an app, the faults in `Tests/Cases/faults.txt` that the law must reject, and how many
/// checks the law makes on text and on JSON.
/// - Throws: Any error from reading the file.
public func faults(
    of app: String
) throws -> [String: (faults: [String], requires: [String])] {
    var laws: [String: (faults: [String], requires: [String])] = [:]
    let rows = try cases(in: "faults").first { $0.name == app }?.text.split(separator: "\n")
    for row in rows ?? [] {
        let words = row.split(separator: ": ", maxSplits: 1).map(String.init)
        let parts = words[1].components(separatedBy: "; ")
        let requires = parts.filter { $0.hasPrefix("requires ") }
        let faults = parts.filter { !requires.contains($0) }
        precondition(laws[words[0]] == nil, "faults.txt lists \(words[0]) twice")
        laws[words[0]] = (faults, requires.prefix(1) + requires.suffix(1))
    }
    return laws
}
