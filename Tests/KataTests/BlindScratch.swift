import Foundation
import Testing

@testable import Structure
@testable import kata

struct BlindScratch {
    @Test func `judge the blind cases`() throws {
        let root = URL(filePath: "/tmp/w/blind")
        var lines: [String] = []
        for set in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
            for number in (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: set).path))?.sorted() ?? [] {
                guard let exercise = Exercise.all.first(where: { "\($0.number)" == number }) else { continue }
                let start = try ExerciseFiles(exercise: exercise, repository: Repository.this).start()
                let folder = root.appending(path: "\(set)/\(number)")
                for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where !name.hasSuffix(".txt") {
                    let url = folder.appending(path: name)
                    var files: [String: String] = [:]
                    for path in FileManager.default.enumerator(atPath: url.path)?.compactMap({ $0 as? String }) ?? [] where path.hasSuffix(".swift") {
                        files[path] = try String(contentsOf: url.appending(path: path), encoding: .utf8)
                    }
                    let findings = ExerciseLamp(exercise: exercise, start: start).findings(in: files)
                    let verdict = Verdict(behaves: true, findings: findings)
                    lines.append("\(set)/\(number)/\(name)\t\(verdict.rawValue)\t" + findings.map { "\($0.rule) \($0.description)" }.prefix(3).joined(separator: " | "))
                }
            }
        }
        try lines.joined(separator: "\n").write(toFile: "/tmp/w/blind.before", atomically: true, encoding: .utf8)
    }

    @Test func `print roles`() throws {
        let url = URL(filePath: ProcessInfo.processInfo.environment["CASE"] ?? "")
        var files: [String: String] = [:]
        for path in FileManager.default.enumerator(atPath: url.path)?.compactMap({ $0 as? String }) ?? [] where path.hasSuffix(".swift") {
            files[path] = try String(contentsOf: url.appending(path: path), encoding: .utf8)
        }
        let app = url.path.contains("/11/") ? App.contacts : App.topMovies
        let facts = app.facts(of: files)
        print(facts.refusal ?? "")
        for member in facts.members where member.name == ProcessInfo.processInfo.environment["MEMBER"] { for use in member.uses { print("USE", member.owner ?? "", use.line, use.name, use.type, "recv", use.receiver ?? "-", use.isAnswer, "base", use.base) } }
        let layers = Layers(of: facts, in: app.vocabulary)
        for (type, role) in layers.roles.sorted(by: { $0.key < $1.key }) { print("ROLE", type, role) }
        for (type, _) in layers.declarations where layers.roles[type] == nil { print("NONE", type) }
    }
}
