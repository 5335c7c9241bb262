import Foundation

/// The contents of `Tests/Cases/NAME.txt`.
/// - Throws: what reading the file throws.
public func caseText(_ name: String) throws -> String {
    let file = URL(filePath: #filePath).appending(path: "../../Cases/\(name).txt").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8)
}

/// The texts in `Tests/Cases/NAME.txt`, each after a line with its name, such as `== Post.swift`.
/// - Throws: what reading the file throws.
public func cases(in name: String) throws -> [(name: String, text: String)] {
    try caseText(name).split(separator: "\n== ").dropFirst().map { text in
        let end = text.firstIndex(of: "\n") ?? text.endIndex
        return (String(text[..<end]), String(text[end...].dropFirst()))
    }
}

/// The feeds in `Tests/Cases/NAME.txt`, each with the expected lines.
/// - Throws: what reading the file throws.
public func feedCases(in name: String = "feeds") throws -> [(name: String, json: String, reading: [String])] {
    try cases(in: name).map { name, text in
        let lines = text.split(separator: "\n")
        let json = lines.prefix { !$0.hasPrefix("> ") }
        return (name, json.joined(separator: "\n"), lines.dropFirst(json.count).map { String($0.dropFirst(2)) })
    }
}

/// The faults in `Tests/Cases/faults.txt` that each law of an app must refuse, by the law's name, and how much it requires
/// as text and as JSON.
/// - Throws: what reading the file throws.
public func faults(of app: String) throws -> [String: (faults: [String], requires: [String])] {
    let rows = try cases(in: "faults").first { $0.name == app }?.text.split(separator: "\n") ?? []
    return Dictionary(
        uniqueKeysWithValues: rows.map { $0.components(separatedBy: ": ") }.map {
            let parts = $0[1].components(separatedBy: "; ")
            let requires = parts.filter { $0.hasPrefix("requires ") }
            return ($0[0], (parts.filter { !requires.contains($0) }, requires.prefix(1) + requires.suffix(1)))
        })
}
