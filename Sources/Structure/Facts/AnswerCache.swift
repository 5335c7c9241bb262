import Foundation

/// The facts from the compiler's earlier answer about the same sources, stored next to the imported modules. An
/// answer is valid until one of those modules, or `kata`, is rebuilt. Changing the compiler rebuilds all modules.
struct AnswerCache {
    /// The facts read from the compiler's answer.
    struct Facts: Codable {
        var types: [SourceFacts.TypeFact]
        var members: [SourceFacts.Member]
    }

    private let file: URL
    private let sources: [URL]

    /// - Parameter question: Everything that the answer depends on, except the imported modules.
    init(for question: [String], importing imports: Set<String>, from folder: URL) {
        // FNV-1a, because Swift's own hashes differ from run to run.
        let hash = question.joined(separator: "\0").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let products = folder.deletingLastPathComponent()
        file = products.appending(path: "lamp/\(String(hash, radix: 16)).json")
        sources = imports.map { folder.appending(path: "\($0).swiftmodule") } + [products.appending(path: "kata")]
    }

    var facts: Facts? {
        guard let date = Self.date(of: file), sources.allSatisfy({ Self.date(of: $0).map { $0 < date } ?? true }) else {
            return nil
        }
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Facts.self, from: $0) }
    }

    /// Stores facts. If the folder can't be written to, the next check is slower.
    func store(_ facts: Facts) {
        let folder = file.deletingLastPathComponent()
        // While `kata watch` runs, each save of the participant's copy adds an answer.
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        if names?.count ?? 0 > 400 { try? FileManager.default.removeItem(at: folder) }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(facts).write(to: file, options: .atomic)
    }

    private static func date(of file: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))[.modificationDate] as? Date
    }
}
