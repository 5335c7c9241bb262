#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import ExerciseKit
    @testable import KataKit

    /// The views for UIKit and SwiftUI, which can't be built on Linux, checked against `Tests/AppleShapes`.
    struct AppleViewTests {
        private func sources(of step: Step) throws -> [String: String] {
            let folders = [step.folder, "UIKit/\(step.folder)", "SwiftUI/\(step.folder)", "Traces"]
            return try folders.reduce(into: [:]) { files, folder in
                let folder = Repository.this.root.appending(path: "Sources/TopMovies/\(folder)")
                let own = try folder.swiftFiles().filter { !$0.key.contains("-") || $0.key == "\(step.folder).swift" }
                files.merge(own) { $1 }
            }.mapValues(withoutMacros)
        }

        /// Returns `source` with functions in place of Xcode's preview macro, which can't be declared here.
        private func withoutMacros(_ source: String) -> String {
            source.replacing(/#Preview\("(\w+)(, UIKit)?"\)/) {
                "func preview\($0.1)\($0.2 == nil ? "() -> some View" : "UIKit() -> UIViewController")"
            }
        }

        private func visit(_ sources: [String: String]) throws -> String {
            try AppleShapes.run(sources.merging(["main.swift": AppleShapes.use("main.swift")]) { $1 })
        }

        @Test(arguments: [Step.mvvm, Step.interactor])
        func `in UIKit and SwiftUI, a visit shows lists, details and messages, and leaks nothing`(step: Step) throws {
            #expect(try visit(sources(of: step)) == AppleShapes.use("visit.txt"))
            // SwiftUI repeatedly recreates a view's value, and everything in it except the state.
            let list = try sources(of: step)["MovieList.swift", default: ""]
            #expect(list.matches(of: /@State private var (?:presenter|viewModel): any/).count == 1)
        }

        @Test(.inFullRun)
        func `the simulated user notices each fault in the views of step 1 or step 4`() throws {
            let mutants = Array(zip(1..., try Mutant.all(in: "apple-views", of: .this)))
            let visit = try AppleShapes.use("visit.txt")
            let unnoticed = try mutants.concurrentMap { number, mutant in
                let steps = [1, 4].filter(mutant.isIn)
                let step = Step.all[steps[number % steps.count] - 1]
                return try self.visit(mutant.applied(to: sources(of: step))) == visit
                    ? "\(mutant) in \(step.folder)" : nil
            }
            #expect(unnoticed.compactMap(\.self) == [])
        }

        @Test func `step 4 and the page's code compile, except for the line that crosses between actors`() throws {
            let page = StepText(parsing: try Repository.this.text(at: "Steps/your-app.md"))
            let code = page.blocks.compactMap(\.fence).filter { $0.words == ["swift"] }.map(\.lines)
            try #require(code.count == 2)
            let function = code[0].joined(separator: "\n")
            let fixed = function.replacing("= interactor.movies", with: "= interactor.movies.value")
                .replacing("print(movies.value)", with: "print(movies)")
            let file = """
                import Binding; import Fetching; import MovieCatalog
                struct Page { let interactor: any MovieListInteractor; \(function) }
                struct FixedPage { let interactor: any MovieListInteractor; \(fixed) }
                func make() { \(code[1].map { "_ = \($0)" }.joined(separator: "\n")) }
                """
            let sources = try sources(of: Step.interactor).merging(["Page.swift": file]) { $1 }
            let misfits = try AppleShapes.misfits(sources, isApp: true)
            #expect(misfits == ["    Task.detached { print(movies.value) }"])
        }

        @Test(arguments: provesEverything ? [Step.mvvm, Step.interactor] : [Step.interactor])
        func `the app compiles with the list of step 1 or step 4 in its window`(step: Step) throws {
            let file = try Repository.this.text(at: "Sources/TopMovies/App/TopMoviesApp.swift")
            // The step isn't a separate module here.
            let app = file.replacing(/Step(1MVVM|4Interactor)\./, with: "").replacing(/import Step.*/, with: "")
                .replacing("#if os(macOS)", with: "#if canImport(AppKit)")
            let sources = try sources(of: step).merging(["TopMoviesApp.swift": app]) { $1 }
            #expect(try AppleShapes.misfits(sources, isApp: true) == [])
            guard provesEverything else { return }
            let wrong = sources.merging(["TopMoviesApp.swift": app.replacing("limit: 25", with: "count: 25")]) { $1 }
            #expect(try !AppleShapes.misfits(wrong, isApp: true).isEmpty)
        }

        @Test(.inFullRun)
        func `each declaration shows a use that compiles and a misuse that doesn't`() throws {
            var files: [String: String] = [:]
            var misuses: [String: Substring] = [:]
            for name in ["AppKit", "SwiftUI", "UIKit"] {
                let lines = try Repository.this.text(at: "Tests/AppleShapes/\(name).swift").lines
                let pairs = pairs(in: lines)
                let declaration = /\ *(@\S+ )*(public|open|case|associatedtype|var body|init(?=\(\)$))\b(?! import).*/
                let declarations = lines.indices.filter { lines[$0].wholeMatch(of: declaration) != nil }
                #expect(declarations.filter { !lines[$0 - 1].contains(/\/\/\/ .*`\.$/) }.map { lines[$0] } == [])
                #expect(declarations.count == pairs.count)
                // An error may be reported on the line after its cause, so each snippet takes three lines.
                let functions = pairs.enumerated().flatMap { index, pair in
                    let id = "\(name)\(index)"
                    misuses[id] = pair.misuse
                    return [("use\(id)", pair.use), ("misuse\(id)", pair.misuse)].map { id, code in
                        ["@MainActor func \(id)() {", "\(code)", "}"].map { "\($0)  // \(id)" }.joined(separator: "\n")
                    }
                }
                files["\(name).swift"] = try AppleShapes.use("\(name).swift") + functions.joined(separator: "\n")
            }
            let unfit = try AppleShapes.misfits(files, sparingWarnings: true)
            #expect(unfit.filter { !$0.contains("  // misuse") } == [], "uses that don't compile")
            for id in unfit.compactMap({ $0.split(separator: "  // misuse").last }) { misuses[String(id)] = nil }
            #expect(misuses.isEmpty, "misuses that compile")
        }

        /// Returns the snippets in the docstrings, which have the form "`use`, not `misuse`".
        private func pairs(in lines: [String]) -> [(use: Substring, misuse: Substring)] {
            let comments = lines.map { $0.trimmingPrefix(/\ */) }.filter { $0.hasPrefix("///") }
                .map { $0.dropFirst(4) }.joined(separator: " ")
            return comments.matches(of: /`([^`]+)`, not `([^`]+)`\./).map { ($0.1, $0.2) }
        }
    }
#endif
