import Foundation
import Structure
import Testing

/// The lamp judges roles and directions, and neither spelling nor order nor formatting.
struct HarmlessTests {
    @Test(arguments: StructureStep.allCases)
    func `another good solution is as green`(step: StructureStep) throws {
        for folder in step.alternatives {
            let findings = try StructureLamp.findings(in: folder, step: step)
            #expect(findings.isEmpty, "\(folder.lastPathComponent): \(findings)")
        }
    }

    @Test(arguments: StructureStep.allCases)
    func `comments and strings do not count`(step: StructureStep) throws {
        let noise = ###"""
            // print, navigator.push(…), Movie, unowned, x!, try! y as! Z, viewModel, interactor
            /* import ConsoleUI /* _ = movies.bind(to: self) */ MovieService().fetchMovies() */
            private let noise = "print(1) \(1 != 2) navigator!.push( Movie unowned viewModel interactor MovieService"
            private let more = """
                try! "import ConsoleUI" \("Movie" + #"\(viewModel!) " interactor"#) unowned \"""
                """
            private let raw = ##"as! "# \#(interactor!) viewModel!"##

            """###
        #expect(findings(step) { _, text in text + noise }.isEmpty)
    }

    @Test(arguments: StructureStep.allCases)
    func `formatting does not count`(step: StructureStep) throws {
        #expect(findings(step) { _, text in text.replacing(" {\n", with: "\n{\n") }.isEmpty)
        #expect(findings(step) { _, text in text.replacing("\n", with: "\r\n") }.isEmpty)
        #expect(findings(step) { _, text in text.replacing("    ", with: "\t").replacing(": ", with: " : ") }.isEmpty)
    }

    @Test(arguments: StructureStep.allCases)
    func `names that nobody else sees do not count`(step: StructureStep) throws {
        let names = [("subscription", "token"), ("limit", "most"), ("Default", "Cinema"), ("Page", "Sheet")]
        #expect(findings(step) { _, text in names.reduce(text) { $0.replacing($1.0, with: $1.1) } }.isEmpty)
    }

    @Test(arguments: StructureStep.allCases)
    func `the order of members does not count`(step: StructureStep) throws {
        let reordered = findings(step) { _, text in
            let parts = text.split(separator: "\n\n", omittingEmptySubsequences: false)
            guard parts.count > 4, text.contains(": Screen, MovieListView") else { return text }
            // The last part closes the type.
            return ([parts[0], parts[1]] + parts[2..<(parts.count - 1)].reversed() + [parts[parts.count - 1]])
                .joined(separator: "\n\n")
        }
        #expect(reordered.isEmpty, "\(reordered)")
    }

    @Test(arguments: StructureStep.allCases)
    func `names and number of files do not count`(step: StructureStep) throws {
        let all = try step.files().sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        #expect(StructureLamp.findings(in: ["All.swift": all], named: "one file", step: step).isEmpty)
        var files = try step.files()
        files["Extra.swift"] =
            "/// Of no layer.\nenum Extra { static func isOdd(_ n: Int) -> Bool { !(n % 2 == 0) } }\n"
        #expect(StructureLamp.findings(in: files, named: "more files", step: step).isEmpty)
    }

    private func findings(_ step: StructureStep, edit: (String, String) -> String) -> [Finding] {
        guard let files = try? step.files() else { return [] }
        let edited = Dictionary(uniqueKeysWithValues: files.map { ($0, edit($0, $1)) })
        return StructureLamp.findings(in: edited, named: "copy", step: step)
    }
}
