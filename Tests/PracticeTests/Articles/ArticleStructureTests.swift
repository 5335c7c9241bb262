import Foundation
import Structure
import Testing

/// Who knows whom in the articles: the rules of VIPER, as the last step of Top Movies keeps them.
struct ArticleStructureTests {
    private let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Practice/Articles/VIPER")
        .standardizedFileURL

    @Test func `the sources break no rule`() throws {
        let facts = try SourceFacts(of: folder)
        #expect(facts.caveat == nil)
        let findings = StructureLamp.findings(in: facts, step: .interactor, of: .articles)
        #expect(findings.map(\.description) == [])
    }

    @Test(arguments: [
        ("holds-down", "ArticleListRouter.swift", "weak var view", "var view")
    ])
    func `a fault in them is found`(rule: String, file: String, find: String, replacement: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        var files: [String: String] = [:]
        for name in names where name.hasSuffix(".swift") {
            files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        let text = try #require(files[file])
        try #require(text.contains(find))
        files[file] = text.replacing(find, with: replacement)
        let facts = SourceFacts(of: files, named: "Articles")
        #expect(facts.caveat == nil)
        let findings = StructureLamp.findings(in: facts, step: .interactor, of: .articles)
        #expect(findings.contains { $0.rule == rule && $0.file == file }, "\(findings)")
    }
}
