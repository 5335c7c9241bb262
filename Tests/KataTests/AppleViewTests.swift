#if os(Linux)
    import Foundation
    import Testing

    @testable import kata

    /// The views for UIKit and SwiftUI, which this system can't build, fit what `Tests/AppleShapes` declares.
    struct AppleViewTests {
        private func sources(of step: Step) -> [URL] {
            let parts = [step.folder, "Traces/\(step.folder).swift", "UIKit/\(step.folder)", "SwiftUI/\(step.folder)"]
            return parts.flatMap { name in
                let path = Repository.this.root.appending(path: "Sources/TopMovies/\(name)")
                return path.isFolder ? path.names.map { path.appending(path: $0) } : [path]
            }
        }

        @Test(arguments: [Step.all[0], Step.all[3]])
        func `a step compiles with its views for UIKit and SwiftUI`(step: Step) throws {
            try URL.withTemporaryFolder { modules in
                try AppleShapes.emitModules(to: modules)
                let unfit = try AppleShapes.misfits(sources(of: step), with: modules, isApp: true)
                #expect(unfit == [])
                // The compiler sees both halves: in each, a fault is found.
                let faults = ["MovieListViewController": "didSelectRowAt", "MovieDetailModule+SwiftUI": "some View"]
                let faulty = try sources(of: step).map { source in
                    guard let fault = faults[source.deletingPathExtension().lastPathComponent] else { return source }
                    let text = try String(contentsOf: source, encoding: .utf8).replacing(fault, with: "fault")
                    try modules.write([source.lastPathComponent: text])
                    return modules.appending(path: source.lastPathComponent)
                }
                let lines = try AppleShapes.misfits(faulty, with: modules, isApp: true)
                #expect(lines.count { $0.contains("fault") } == 2, "\(lines)")
            }
        }

        @Test func `of the code on the page, what crosses between actors doesn't compile, and the rest does`() throws {
            let page = StepText(parsing: try Repository.this.text(at: "Steps/your-app.md"))
            let code = page.blocks.compactMap(\.fence).filter { $0.words == ["swift"] }.map(\.lines)
            try #require(code.count == 2)
            let file = """
                import Binding
                import Fetching
                import MovieCatalog

                struct Page {
                    let interactor: any MovieListInteractor
                    \(code[0].joined(separator: "\n"))
                    func make() {
                        \(code[1].map { "_ = \($0)" }.joined(separator: "\n"))
                    }
                }
                """
            try URL.withTemporaryFolder { modules in
                try AppleShapes.emitModules(to: modules)
                func misfits(_ file: String) throws -> [String] {
                    try modules.write(["Page.swift": file])
                    return try AppleShapes.misfits(
                        sources(of: Step.all[3]) + [modules.appending(path: "Page.swift")], with: modules, isApp: true)
                }
                #expect(try misfits(file) == ["    Task.detached { print(movies.value) }"])
                let fixed = file.replacing("= interactor.movies", with: "= interactor.movies.value")
                    .replacing("print(movies.value)", with: "print(movies)")
                #expect(try misfits(fixed) == [])
            }
        }

        /// Our UIKit and SwiftUI do nothing, but what isn't a view of theirs runs.
        @Test func `the adapter follows the presenter, the router writes the path, and nothing keeps itself alive`()
            throws
        {
            let main = """
                import Fetching
                import MovieCatalog
                import Observation
                import UIKit

                struct Service: MovieService {
                    func fetchMovies() async -> MovieFeed { MovieFeed(movies: [Movie(title: "Alien"), Movie(title: "Heat")]) }
                }
                weak var controllerLeft: UIViewController?
                weak var presenterLeft: DefaultMovieListPresenter?
                weak var observedLeft: Observed<LoadState<MoviePresentation>>?
                func run() async {
                    controllerLeft = MovieListModule.makeViewController(service: Service(), limit: 25)
                    let path = MoviePath()
                    let presenter = DefaultMovieListPresenter(
                        router: SwiftUIMovieListRouter(path: path),
                        interactor: DefaultMovieListInteractor(service: Service(), limit: 25))
                    let observed = Observed(presenter.presentations)
                    (presenterLeft, observedLeft) = (presenter, observed)
                    print(observed.value == .loading)
                    await withCheckedContinuation { continuation in
                        withObservationTracking { _ = observed.value } onChange: { continuation.resume() }
                        presenter.reload()
                    }
                    await Task.yield()
                    print(observed.value.items.map(\\.title))
                    presenter.didSelectMovie(at: 1)
                    presenter.didSelectMovie(at: 2)
                    print(path.movies.map(\\.title))
                }
                await run()
                print(controllerLeft == nil, presenterLeft == nil, observedLeft == nil)
                """
            let output = try URL.withTemporaryFolder { folder in
                try AppleShapes.emitModules(to: folder)
                try folder.write(["main.swift": main])
                return try AppleShapes.run(
                    sources(of: Step.all[3]) + [folder.appending(path: "main.swift")], with: folder,
                    linking: ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"])
            }
            #expect(output == "true\n[\"Alien\", \"Heat\"]\n[\"Heat\"]\ntrue true true\n")
        }

        /// What the uses and misuses refer to.
        private static let contexts = [
            "UIKit": """
            @MainActor func act() {}
            var string: String { "" }
            @MainActor var controller: UIViewController { fatalError() }
            @MainActor var tableController: UITableViewController { fatalError() }
            @MainActor var navigation: UINavigationController { fatalError() }
            @MainActor var bar: UIBarItem { fatalError() }
            @MainActor var menuElement: UIMenuElement { fatalError() }
            @MainActor var table: UITableView { fatalError() }
            @MainActor var cell: UITableViewCell { fatalError() }
            var path: IndexPath { fatalError() }
            """,
            "SwiftUI": """
            @MainActor func act() {}
            var string: String { "" }
            @MainActor var text: Text { fatalError() }
            @MainActor var isOn: Bool { fatalError() }
            @MainActor var state: State<Int> { fatalError() }
            @MainActor var model: State<Model> { fatalError() }
            @MainActor @Observable final class Model {
                var numbers: [Int] = []
                let count = 0
            }
            func fetch() async {}
            """,
        ]

        @Test(arguments: ["UIKit", "SwiftUI"])
        func `each declaration shows a use that compiles and a misuse that doesn't`(name: String) throws {
            let lines = try Repository.this.text(at: "Tests/AppleShapes/\(name).swift").lines
            let pairs = pairs(in: lines)
            let declarations = lines.indices.filter { lines[$0].isDeclaration }
            #expect(declarations.filter { !lines[$0 - 1].contains(/\/\/\/ .*`\.$/) }.map { lines[$0] } == [])
            #expect(declarations.count == pairs.count)
            // An error may stand in the line behind, so each has three of its own.
            let functions = pairs.enumerated().flatMap { index, pair in
                [("use\(index)", pair.use), ("misuse\(index)", pair.misuse)].map { id, code in
                    ["@MainActor func \(id)() {", "\(code)", "}"].map { "\($0)  // \(id)" }.joined(separator: "\n")
                }
            }
            let unfit = try URL.withTemporaryFolder { modules in
                try AppleShapes.emitModules(to: modules)
                let context = "import \(name)\n\(Self.contexts[name, default: ""])\n"
                try modules.write(["Uses.swift": context + functions.joined(separator: "\n")])
                return try AppleShapes.misfits(
                    [modules.appending(path: "Uses.swift")], with: modules, sparingWarnings: true)
            }
            #expect(unfit.filter { !$0.contains("  // misuse") } == [], "uses that don't compile")
            let found = Set(unfit.compactMap { $0.firstMatch(of: /\ +\/\/ misuse(\d+)$/)?.1 }.compactMap { Int($0) })
            #expect(pairs.indices.filter { !found.contains($0) }.map { pairs[$0].misuse } == [], "misuses that compile")
        }

        /// What the docstrings show, in the form "`use`, not `misuse`."
        private func pairs(in lines: [String]) -> [(use: Substring, misuse: Substring)] {
            let comments = lines.map { $0.trimmingPrefix(/\ */) }.filter { $0.hasPrefix("///") }
                .map { $0.dropFirst(4) }.joined(separator: " ")
            return comments.matches(of: /`([^`]+)`, not `([^`]+)`\./).map { ($0.1, $0.2) }
        }
    }

    extension String {
        /// Whether the line begins a declaration of a module.
        fileprivate var isDeclaration: Bool {
            let modifiers = "(?:(?:@\\w+(?:\\([^)]*\\))?|public|open|final|static|override|required|nonisolated) )*"
            let keywords = "associatedtype|case|class|enum|func|init|let|protocol|struct|subscript|typealias|var"
            return range(of: "^ *\(modifiers)(?:\(keywords))\\b", options: .regularExpression) != nil
        }
    }
#endif
