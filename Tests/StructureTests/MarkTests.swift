import TestSupport
import Testing

@testable import KataKit
@testable import Structure

/// Sources whose comments name the findings that the lamp must report.
struct MarkTests {
    @Test(arguments: try MarkedSource.all())
    func `each line breaks exactly the rules that its comment names`(source: MarkedSource) throws {
        var files = try source.step.files()
        files["Other.swift"] = source.text
        let facts = SourceFacts(of: files, named: "marked")
        #expect(facts.refusal == nil)
        #expect(Self.marks(of: StructureLamp.findings(in: facts, step: source.step)) == source.marks)
    }

    private static func marks(of findings: [Finding]) -> [String] {
        findings.map { "\($0.file):\($0.line ?? 0) \($0.rule)" }.sorted()
    }
}

/// A file to add to a step. A comment such as `// platform, holds-down` names the rules that are broken on its line.
struct MarkedSource: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let step: StructureStep
    let text: String

    /// The findings that the comments name.
    var marks: [String] {
        let rules = Set(Rule.all.map(\.id))
        return text.lines.enumerated().flatMap { index, line in
            let comment = line.firstRange(of: "  // ").map { line[$0.upperBound...] } ?? ""
            return comment.split(separator: ", ").map(String.init).filter(rules.contains).map {
                "Other.swift:\(index + 1) \($0)"
            }
        }
        .sorted()
    }

    static func all() throws -> [MarkedSource] {
        try cases(in: "marked").map { name, text in
            let step = try #require(name.last?.wholeNumberValue.flatMap(StructureStep.init))
            return MarkedSource(testDescription: name, step: step, text: text)
        }
    }
}
