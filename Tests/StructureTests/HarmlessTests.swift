import Testing

@testable import Structure

/// The lamp judges what types do, and neither spelling nor order nor formatting.
struct HarmlessTests {
    @Test func `comments, strings, formatting and the names of files do not count`() throws {
        let noise = ###"""

            // print, navigator.push(…), Movie, unowned, x!, try! y as! Z, viewModel, interactor
            /* import ConsoleUI /* _ = movies.bind(to: self) */ MovieService().fetchMovies() */
            private let noise = "print(1) \(1 != 2) navigator!.push( Movie unowned viewModel interactor MovieService"
            private let pattern = #/!a!/#
            """###
        var files: [String: String] = [:]
        for (name, text) in try StructureStep.router.files() {
            let formatted = text.replacing(" {\n", with: "\n{\n").replacing("\n    ", with: "\n\t").replacing(
                "\n", with: "\r\n")
            files["Part \(name)"] = formatted + noise
        }
        let facts = SourceFacts(of: files, named: "copy")
        #expect(facts.caveat == nil)
        #expect(StructureLamp.findings(in: facts, step: .router).map(\.description) == [])
    }

    @Test func `an unfinished file is read like any other`() throws {
        for (name, text) in try StructureStep.router.files() {
            for length in stride(from: 0, to: text.count, by: 307) {
                let files = [name: String(text.prefix(length)), "Rest.swift": String(text.suffix(length))]
                let facts = SourceFacts(words: files.map { SourceFile(name: $0, text: $1) }, named: "unfinished")
                #expect(!StructureLamp.findings(in: facts, step: .interactor).isEmpty)
            }
        }
    }

    @Test(arguments: [
        "class", "extension {", "import", "var", "let x", "}}", "((", "\"", "\"\"\"", "#\"", "\"\\(", "/*", "`", "!",
        "_ =", "class AView: Screen { var", "struct MoviePresentation { init(", "x.init(",
        "class APresenter { let a: {",
        "final class AView: Screen { func f() { let m = p.m(", "class ARouter { var v: Screen = ", "class A: ", "#",
        "\\",
    ])
    func `a scrap is read like any other file`(scrap: String) {
        let facts = SourceFacts(words: [SourceFile(name: "A.swift", text: scrap)], named: "scrap")
        #expect(StructureLamp.findings(in: facts, step: .interactor).contains { $0.rule == "business-layer-exists" })
    }
}
