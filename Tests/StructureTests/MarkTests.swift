import Testing

@testable import Structure

/// Sources that say in comments what the lamp must find in them.
struct MarkTests {
    @Test(arguments: MarkedSource.all)
    func `each line breaks the rules that its comment names, and no other`(source: MarkedSource) throws {
        var files = try source.step.files()
        files["Other.swift"] = source.text
        let facts = SourceFacts(of: files, named: "marked")
        #expect(facts.caveat == nil)
        #expect(Self.marks(of: StructureLamp.findings(in: facts, step: source.step)) == source.marks)
    }

    @Test func `the words alone show what holds what, line by line`() throws {
        let source = MarkedSource.references
        let files = try source.step.files().merging(["Other.swift": source.text]) { $1 }
        let facts = SourceFacts(words: files.map { SourceFile(name: $0, text: $1) }, named: "marked")
        #expect(Self.marks(of: StructureLamp.findings(in: facts, step: source.step)) == source.marks)
    }

    private static func marks(of findings: [Finding]) -> [String] {
        findings.map { "\($0.file):\($0.line ?? 0) \($0.rule)" }.sorted()
    }
}

/// A file to add to a step, where each line that breaks rules names them, as in `// platform, holds-down`.
struct MarkedSource: Sendable, CustomTestStringConvertible {
    let name: String
    let step: StructureStep
    let text: String

    /// The findings that the comments name.
    var marks: [String] {
        let rules = Set(Rule.all.map(\.id))
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            let comment = line.firstRange(of: "  // ").map { line[$0.upperBound...] } ?? ""
            return comment.split(separator: ", ").map(String.init).filter(rules.contains).map {
                "Other.swift:\(index + 1) \($0)"
            }
        }
        .sorted()
    }

    var testDescription: String { name }

    static let all = [navigation, references, deeds, dependencies, presenterImports, viewImports, formatting, names]

    static let navigation = MarkedSource(
        name: "navigation", step: .router,
        text: """
            import ConsoleUI
            import Foundation
            import MovieCatalog

            extension DefaultMovieListPresenter {
                func leave(_ stack: Navigator, for screen: Screen) {  // platform
                    stack.pop()  // platform, router-navigates
                    stack.push(screen)  // platform, router-navigates
                }
            }
            extension MovieListModule {
                func restart(_ stack: Navigator, with screen: Screen) {
                    stack.pop()  // router-navigates
                    stack.push(screen)  // router-navigates
                }
            }
            func leave(_ stack: Navigator) {
                stack.pop()  // router-navigates
            }
            extension TextMovieListView {
                var other: (any MovieListRouter)? { nil }  // view-does-not-navigate
                func leave() {
                    navigator?.pop()  // view-does-not-navigate
                    navigator?.push(self)  // view-does-not-navigate
                    DefaultMovieListRouter().leave()  // view-does-not-navigate
                }
            }
            extension DefaultMovieListRouter {
                func leave() { view?.navigator?.pop() }
                func title(of movie: Movie) -> String {
                    String(movie.votes ?? 0)  // router-navigates
                }
                func text(of movie: Movie) -> MoviePresentation {
                    MoviePresentation(movie)  // router-navigates
                }
            }
            final class OtherRouter {
                weak var view: (any MovieListView)?
                weak var viewModel: (any MovieListViewModel)?  // router-navigates
                func leave() { view?.navigator?.pop() }
            }
            final class OtherView: Screen {
                var didTap: () -> Void = {}
            }
            struct OtherModule {
                func makeView(on console: Console, _ router: OtherRouter) -> Screen {
                    let view = OtherView(console: console)
                    view.didTap = {
                        router.leave()  // view-does-not-navigate
                    }
                    return view
                }
            }
            """)

    static let references = MarkedSource(
        name: "references", step: .router,
        text: """
            import ConsoleUI

            class BaseRouter {
                var inherited: OtherView?  // holds-down
                init() {}
            }
            final class OtherRouter: BaseRouter {
                var view: OtherView?  // holds-down
                var screen: Screen?  // holds-down
                var stack: Navigator?  // holds-down
                weak var weakly: (any MovieListView)?
                func leave() { weakly?.navigator?.pop() }
            }
            struct Weak<Value: AnyObject> {
                weak var value: Value?
            }
            final class OtherPresenter: MovieDetailPresenter {
                let presentation: MoviePresentation
                let router: OtherRouter
                var before: (any MovieListPresenter)?  // holds-down
                let box = Weak<OtherView>()
                let make: () -> OtherView?
                var view: (any MovieListView)?  // holds-down
                lazy var again: (any MovieListView)? = view  // holds-down
                weak var weakly: (any MovieListView)?
                var computed: (any MovieListView)? { weakly }
                init(viewModel: any MovieDetailViewModel, router: OtherRouter, make: @escaping () -> OtherView?) {
                    (self.router, self.make) = (router, make)
                    presentation = MoviePresentation(viewModel.movie)
                }
            }
            final class OtherView: Screen {
                let presenter: OtherPresenter
                init(presenter: OtherPresenter, console: Console) {
                    self.presenter = presenter
                    super.init(console: console)
                }
            }
            final class Unowned {
                unowned let view: OtherView  // nothing-unsafe
                init(view: OtherView) { self.view = view }
            }
            """)

    static let deeds = MarkedSource(
        name: "deeds", step: .router,
        text: """
            import Binding

            func unsafe(_ text: Any, _ read: () throws -> Int, _ number: Int?) {
                _ = text as! String  // nothing-unsafe
                _ = try! read()  // nothing-unsafe
                _ = number!  // nothing-unsafe
                let forced: Int! = number
                _ = forced + 1  // nothing-unsafe
            }
            extension DefaultMovieListPresenter {
                struct Closure {
                    var run: () -> Void
                }
            }
            extension TextMovieListView {
                func listen(_ closure: DefaultMovieListPresenter.Closure) {
                    var closure = closure
                    closure.run = {
                        self.didTapOnReload()  // holds-down
                    }
                    closure.run = { [weak self] in self?.didTapOnReload() }
                    closure.run()
                }
                func observe(_ subject: Subject<Int>) {
                    _ = subject.observable.observe { _ in }  // subscription-is-kept
                    _ = subject.observable.bind(to: self) { _, _ in }  // subscription-is-kept
                    let subscription = subject.observable.observe { _ in }
                    _ = subject.value
                    subscription.cancel()
                }
            }
            """)

    static let dependencies = MarkedSource(
        name: "dependencies", step: .router,
        text: """
            import ConsoleUI
            import Foundation
            import MovieCatalog

            extension DefaultMovieListViewModel {
                var presenter: (any MovieListPresenter)? { nil }  // depends-down
                func ask(_ presenter: any MovieListPresenter) {  // depends-down
                    presenter.reload()  // depends-down
                }
                func show(_ view: any MovieListView) {  // depends-down
                    view.didTapOnReload()  // depends-down
                }
            }
            class OtherRouter {
                weak var view: (any MovieListView)?
                init() {}
                func leave() { view?.navigator?.pop() }
            }
            final class OtherViewModel: OtherRouter {  // depends-down
                private let service: any MovieService
                init(service: any MovieService) { self.service = service }
            }
            extension DefaultMovieListPresenter {
                func output() {
                    print("")  // platform
                    debugPrint("")  // platform
                    dump("")  // platform
                    NSLog("")  // platform
                    FileHandle.standardOutput.write(Data())  // platform
                }
                func fetch(_ service: any MovieService) async throws {  // service-is-below
                    _ = try await service.fetchMovies()  // service-is-below
                }
                func rank(_ movies: [Movie]) -> [Movie] {
                    movies.ranked()  // service-is-below
                }
            }
            extension TextMovieListView {
                var viewModel: (any MovieListViewModel)? { nil }  // view-knows-presenter-alone
                func reload(_ viewModel: any MovieListViewModel) {  // view-knows-presenter-alone
                    viewModel.fetchMovies()  // view-knows-presenter-alone
                }
                func show(_ movie: Movie) {}  // view-knows-no-entity
            }
            """)

    static let presenterImports = MarkedSource(
        name: "imports of a presenter", step: .router,
        text: """
            import ConsoleUI  // platform
            import MovieCatalog

            extension DefaultMovieListPresenter {}
            """)

    static let viewImports = MarkedSource(
        name: "imports of a view", step: .router,
        text: """
            import ConsoleUI
            import MovieCatalog  // view-knows-no-entity
            import struct MovieCatalog.MovieServiceError
            import struct MovieCatalog.Movie  // view-knows-no-entity

            extension TextMovieListView {}
            """)

    static let formatting = MarkedSource(
        name: "formatting", step: .presenter,
        text: """
            import ConsoleUI
            import Foundation
            import MovieCatalog

            struct Row {
                let votes: Int?
                let rating: Double
            }
            extension DefaultMovieListPresenter {
                func row(of movie: Movie) -> Row { Row(votes: movie.votes, rating: movie.rating ?? 0) }
                func interpolated(_ movie: Movie) -> String { "\\(movie.votes ?? 0)" }  // formats-once
                func made(_ movie: Movie) -> String { String(movie.votes ?? 0) }  // formats-once
                func described(_ movie: Movie) -> String { movie.votes?.description ?? "" }  // formats-once
                func formatted(_ movie: Movie) -> String { movie.votes?.formatted() ?? "" }  // formats-once
                func inFormat(_ movie: Movie) -> String { String(format: "%d", movie.votes ?? 0) }  // formats-once
                func byFormatter(_ movie: Movie) -> String? {  // formats-once
                    NumberFormatter().string(from: NSNumber(value: movie.votes ?? 0))
                }
                func byStyle(_ movie: Movie) -> String { IntegerFormatStyle<Int>().format(movie.votes ?? 0) }  // formats-once
            }
            extension DefaultMovieListViewModel {
                func interpolated(_ movie: Movie) -> String {
                    "\\(movie.votes ?? 0)"  // formats-once
                }
                func byFormatter(_ movie: Movie) -> String? {
                    NumberFormatter().string(from: NSNumber(value: movie.votes ?? 0))  // formats-once
                }
                func presented(_ movie: Movie) -> MoviePresentation {
                    MoviePresentation(movie)  // formats-once
                }
            }
            extension TextMovieListView {
                func show(_ movie: Movie) {
                    console.write(movie.title)  // view-formats-nothing
                    _ = MoviePresentation(movie)  // view-formats-nothing
                }
                func show(_ row: Row) {
                    console.write("\\(row.rating)")  // view-formats-nothing
                    console.write(row.votes?.formatted() ?? "")  // view-formats-nothing
                }
                func count(_ rows: [String]) { console.write("\\(rows.count)") }
            }
            """)

    static let names = MarkedSource(
        name: "names", step: .interactor,
        text: """
            // The view model  // renamed
            // The ViewModel  // renamed
            // The view-model  // renamed
            // The vm  // renamed
            let view_model = 1  // renamed
            let listVM = ""  // renamed
            let vmax = "A model for a view"
            """)
}
