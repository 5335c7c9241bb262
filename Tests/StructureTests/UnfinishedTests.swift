import Structure
import Testing

/// People look at the lamp while they type.
struct UnfinishedTests {
    @Test(arguments: StructureStep.allCases)
    func `an unfinished file is judged like any other`(step: StructureStep) throws {
        for (name, text) in try step.files() {
            for length in stride(from: 0, to: text.count, by: 307) {
                let files = [name: String(text.prefix(length)), "Rest.swift": String(text.suffix(length))]
                _ = StructureLamp.findings(in: files, named: "unfinished", step: step)
            }
        }
    }

    @Test(arguments: [
        "class", "extension {", "import", "var", "let x", "}}", "((", "\"", "\"\"\"", "#\"", "\"\\(", "/*", "`", "!",
        "_ =",
        "class AView: Screen { var", "struct MoviePresentation { init(", "x.init(", "class APresenter { let a: {",
        "final class AView: Screen { func f() { let m = p.m(", "class ARouter { var v: Screen = ", "class A: ", "#",
        "\\",
    ])
    func `a scrap is judged like any other file`(scrap: String) {
        for step in StructureStep.allCases {
            _ = StructureLamp.findings(in: ["A.swift": scrap], named: "scrap", step: step)
        }
    }
}
