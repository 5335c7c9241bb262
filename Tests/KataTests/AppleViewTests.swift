#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import kata

    /// The views for UIKit and SwiftUI, which this system can't build, fit what `Tests/AppleShapes` declares.
    struct AppleViewTests {
        private func sources(of step: Step) throws -> [String: String] {
            let folders = [step.folder, "UIKit/\(step.folder)", "SwiftUI/\(step.folder)", "Traces"]
            return try folders.reduce(into: [:]) { files, folder in
                let folder = Repository.this.root.appending(path: "Sources/TopMovies/\(folder)")
                let own = try folder.swiftFiles().filter { !$0.key.contains("-") || $0.key == "\(step.folder).swift" }
                files.merge(own) { $1 }
            }
        }

        /// Step 4's compile with the page's code.
        @Test(.enabled(if: provesEverything)) func `step 1 compiles with its views for UIKit and SwiftUI`() throws {
            #expect(try AppleShapes.misfits(sources(of: Step.all[0]), isApp: true) == [])
        }

        @Test(.enabled(if: provesEverything), arguments: [Step.all[0], Step.all[3]])
        func `in a step's views for UIKit and SwiftUI, a fault is found`(step: Step) throws {
            let faults = [
                "MovieListViewController.swift": "didSelectRowAt", "MovieDetailModule+SwiftUI.swift": "some View",
            ]
            let faulty = try sources(of: step).merging(sources(of: step)) { text, _ in text }.map { name, text in
                (name, faults[name].map { text.replacing($0, with: "fault") } ?? text)
            }
            let lines = try AppleShapes.misfits(Dictionary(uniqueKeysWithValues: faulty), isApp: true)
            #expect(lines.count { $0.contains("fault") } == 2, "\(lines)")
        }

        @Test func `step 4 and the page's code compile, except what crosses between actors`() throws {
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
            let sources = try sources(of: Step.all[3]).merging(["Page.swift": file]) { $1 }
            let misfits = try AppleShapes.misfits(sources, isApp: true)
            #expect(misfits == ["    Task.detached { print(movies.value) }"])
        }

        /// Our UIKit and SwiftUI do nothing, but what isn't a view of theirs runs.
        @Test(.enabled(if: provesEverything))
        func `the adapter follows the presenter, the router writes the path, and nothing keeps itself alive`() throws {
            let output = try AppleShapes.run(
                sources(of: Step.all[3]).merging(["main.swift": AppleShapes.use("main.swift")]) { $1 },
                linking: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"])
            #expect(output == "true\n[\"Alien\", \"Heat\"]\n[\"Heat\"]\ntrue true true\n")
        }

        @Test(.enabled(if: provesEverything))
        func `each declaration shows a use that compiles and a misuse that doesn't`() throws {
            var files: [String: String] = [:]
            var misuses: [String: Substring] = [:]
            for name in ["SwiftUI", "UIKit"] {
                let lines = try Repository.this.text(at: "Tests/AppleShapes/\(name).swift").lines
                let pairs = pairs(in: lines)
                let declarations = lines.indices.filter { lines[$0].isDeclaration }
                #expect(declarations.filter { !lines[$0 - 1].contains(/\/\/\/ .*`\.$/) }.map { lines[$0] } == [])
                #expect(declarations.count == pairs.count)
                // An error may stand in the line behind, so each has three of its own.
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

        /// What the docstrings show, in the form "`use`, not `misuse`."
        private func pairs(in lines: [String]) -> [(use: Substring, misuse: Substring)] {
            let comments = lines.map { $0.trimmingPrefix(/\ */) }.filter { $0.hasPrefix("///") }
                .map { $0.dropFirst(4) }.joined(separator: " ")
            return comments.matches(of: /`([^`]+)`, not `([^`]+)`\./).map { ($0.1, $0.2) }
        }
    }

    extension String {
        private static let modifiers: Set = [
            "public", "open", "final", "static", "override", "required", "nonisolated",
        ]
        private static let keywords: Set = [
            "associatedtype", "case", "class", "enum", "func", "init", "let", "protocol", "struct", "subscript",
            "typealias", "var",
        ]

        /// Whether the line begins a declaration of a module.
        fileprivate var isDeclaration: Bool {
            let words = split(separator: " ").drop { $0.hasPrefix("@") || Self.modifiers.contains(String($0)) }
            return words.first.map { Self.keywords.contains(String($0.prefix { $0.isLetter })) } ?? false
        }
    }
#endif
