import Testing

@testable import Structure

/// The lamp judges what types do, regardless of comments, strings, layout and file names.
struct HarmlessTests {
    @Test func `comments, strings, formatting and file names don't matter`() throws {
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
        #expect(facts.refusal == nil)
        #expect(StructureLamp.findings(in: facts, step: .router).map(\.description) == [])
    }
}
