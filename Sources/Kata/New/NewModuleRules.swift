/// The replacements that make a module for any app of a step's sources.
struct NewModuleRules {
    let style: NewModule.Style
    let platform: NewModule.Platform

    /// What a module has no use for: the place in the chart, and what only movies have.
    private static let ours = [
        ("\\(movie.rank?.description ?? \"–\"). ", ""), ("\\(movie.rank). ", ""), ("\"film\"", "\"tray\""),
        ("Top Movies", "{Name}"), ("top movies", "movies"), ("A movie", "An item"),
        (".movies.ranked()", ""), (": ranked, and no more", ": no more"),
        ("rating.map { String(format: \"%.1f\", $0) }", "rating?.description"),
        ("error.message", "error.localizedDescription"), (" of the console's format", ""),
    ]
    private static let names = [
        ("MovieList", "{Name}"), ("MovieDetail", "{Name}Detail"), ("MoviePresentation", "{Name}Presentation"),
        ("MovieService", "{Name}Service"), ("MoviePath", "{Name}Path"), ("MovieStack", "{Name}Stack"),
        ("Movie", "Item"), ("movie", "item"),
    ]
    /// A module for UIKit or SwiftUI has no console, and its composition root is what extends the console's.
    private static let apps = [
        (": Screen {", " {"), ("import Fetching", "import \(NewModule.support)"),
        ("UIKitMovieListRouter", "DefaultMovieListRouter"), ("SwiftUIMovieListRouter", "DefaultMovieListRouter"),
        ("ListViewController: UITableViewController {", "ListViewController: UITableViewController, MovieListView {"),
        ("struct MovieList: View {", "struct MovieList: View, MovieListView {"),
        ("extension MovieListModule {", root("list") + "    public enum MovieListModule {"),
        ("extension MovieDetailModule {", root("details") + "    enum MovieDetailModule {"),
        (", wired as `makeView(on:)` wires it for a console", ""),
        (", wired as `makeView(on:)` wires them for a console", ""),
    ]
    /// With SwiftUI, what a view shows is observed and not bound.
    private static let observing = [
        ("Observable<LoadState<Movie>>", "LoadState<Movie>"),
        ("let presentations: Observable<LoadState<MoviePresentation>>\n", presentations),
        ("Observable<LoadState<MoviePresentation>>", "LoadState<MoviePresentation>"),
        ("        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }\n", ""),
        ("viewModel.movies.value", "viewModel.movies"), (", whose view it references weakly", ""),
    ]
    private static let presentations =
        "var presentations: LoadState<MoviePresentation> { viewModel.movies.map(MoviePresentation.init) }\n"

    /// What a list of step 1 asks its view model, asked of a presenter.
    static func presenting(_ text: String) -> String {
        let wiring = "DefaultMovieListViewModel(service: service, limit: limit)"
        return [
            ("viewModel.movies.value.item(at:", "presenter.movie(at:"),
            ("movies.value.item(at:", "presenter.movie(at:"),
            ("any MovieListViewModel", "any MovieListPresenter"), ("viewModel.fetchMovies()", "presenter.reload()"),
            ("viewModel", "presenter"), ("presenter.movies", "presenter.presentations"),
            (
                "(presenter: \(wiring))",
                "(\n\(indent)presenter: DefaultMovieListPresenter(\n\(indent)    viewModel: \(wiring)))"
            ),
            ("LoadState<Movie>", "LoadState<MoviePresentation>"), ("movies: [Movie]", "movies: [MoviePresentation]"),
            ("for movie: Movie) -> String", "for movie: MoviePresentation) -> String"),
            ("rating.map { String(format: \"%.1f\", $0) } ?? \"–\"", "rating"), ("?.description ?? \"–\"", ""),
        ].reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    private static let indent = String(repeating: " ", count: 16)

    private static func root(_ what: String) -> String {
        "/// The composition root of the \(what): creates the layers and wires them.\n"
    }

    func renamed(file: String) -> String {
        let plain = ["+", "UIKit", "SwiftUI"].reduce(file) { $0.replacing($1, with: "") }
        return renamed(plain.replacing("MovieList.swift", with: "{Name}List.swift"))
    }

    func renamed(_ text: String) -> String {
        var rules = Self.ours
        if platform != .console { rules += Self.apps }
        if platform == .swiftui {
            let shown = style == .mvvm ? "viewModel.movies" : "presenter.presentations"
            rules += Self.observing + [("movies.value", shown)]
        }
        var text = rules.reduce(text) { $0.replacing($1.0, with: $1.1) }
        // What a catalog's movie has and an item hasn't, and what nothing imports any more.
        text.replace(/(?:\n *LabeledContent\()?\n.*(?:[Vv]otes|[Dd]irector|[Rr]untime|[Gg]enres|rank\b).*/, with: "")
        text.replace(/\n.*\bObserved[<(].*/, with: "")
        text.replace(/\s+switch console\.format \{\s*case \.text: (.+)\s*case \.json: .+\s*\}/) { " \($0.1)" }
        text.replace(/\[\n *(\("Rating".*\)),\n *\]/) { "[\($0.1)]" }
        if platform != .console { text.replace(/(?m)^ *import (?:Binding|ConsoleUI)\n/, with: "") }
        text.replace(/(?m)^ *import Foundation\n/, with: "")
        text.replace(
            /(?m)^ *import MovieCatalog\n/, with: text.contains("localizedDescription") ? "import Foundation\n" : "")
        text.replace(/\bMovie(List)?\b/.wordBoundaryKind(.simple)) { $0.1 == nil ? "{Name}Item" : "{Name}List" }
        if text.hasPrefix("#if"), !text.contains("import UIKit"), !text.contains("import SwiftUI") {
            let lines = text.lines.filter { !$0.hasPrefix("#") }
            text = lines.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }.joined(separator: "\n")
        }
        if text.hasPrefix("\n") { text.removeFirst() }
        return Self.names.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
