/// The replacements that make a module for any app of a step's sources.
extension NewModule {
    /// What a module has no use for: the place in the chart, and what only movies have.
    private static let ours: KeyValuePairs = [
        "\\(movie.rank?.description ?? \"–\"). ": "", "\\(movie.rank). ": "", "\"film\"": "\"tray\"",
        "Top Movies": "{Name}", "top movies": "movies", "A movie": "An item", ".movies.ranked()": "",
        ": ranked, and no more": ": no more", "rating.map { String(format: \"%.1f\", $0) }": "rating?.description",
        "error.message": "error.localizedDescription", " of the console's format": "",
    ]
    private static let names: KeyValuePairs = [
        "MovieList": "{Name}", "MovieDetail": "{Name}Detail", "MoviePresentation": "{Name}Presentation",
        "MovieService": "{Name}Service", "MoviePath": "{Name}Path", "MovieStack": "{Name}Stack", "Movie": "Item",
        "movie": "item",
    ]
    /// A module for UIKit or SwiftUI has no console, and its composition root is what extends the console's.
    private static let apps: KeyValuePairs = [
        ": Screen {": " {", "import Fetching": "import \(NewModule.support)",
        "UIKitMovieListRouter": "DefaultMovieListRouter", "SwiftUIMovieListRouter": "DefaultMovieListRouter",
        "ListViewController: UITableViewController {": "ListViewController: UITableViewController, MovieListView {",
        "struct MovieList: View {": "struct MovieList: View, MovieListView {",
        "extension MovieListModule {": "\(root("list"))    public enum MovieListModule {",
        "extension MovieDetailModule {": "\(root("details"))    enum MovieDetailModule {",
        ", wired as `makeView(on:)` wires it for a console": "",
        ", wired as `makeView(on:)` wires them for a console": "",
    ]
    /// With SwiftUI, what a view shows is observed and not bound.
    private static let observing: KeyValuePairs = [
        "Observable<LoadState<Movie>>": "LoadState<Movie>",
        "let presentations: Observable<LoadState<MoviePresentation>>\n":
            "var presentations: LoadState<MoviePresentation> { viewModel.movies.map(MoviePresentation.init) }\n",
        "Observable<LoadState<MoviePresentation>>": "LoadState<MoviePresentation>",
        "        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }\n": "",
        "viewModel.movies.value": "viewModel.movies", ", whose view it references weakly": "",
    ]
    /// What a list of step 1 asks its view model, asked of a presenter.
    static let presenting: KeyValuePairs = [
        "viewModel.movies.value.item(at:": "presenter.movie(at:", "movies.value.item(at:": "presenter.movie(at:",
        "any MovieListViewModel": "any MovieListPresenter", "viewModel.fetchMovies()": "presenter.reload()",
        "viewModel": "presenter", "presenter.movies": "presenter.presentations",
        "(presenter: DefaultMovieListViewModel(service: service, limit: limit))": """
        (
                        presenter: DefaultMovieListPresenter(
                            viewModel: DefaultMovieListViewModel(service: service, limit: limit)))
        """,
        "LoadState<Movie>": "LoadState<MoviePresentation>", "movies: [Movie]": "movies: [MoviePresentation]",
        "for movie: Movie) -> String": "for movie: MoviePresentation) -> String",
        "rating.map { String(format: \"%.1f\", $0) } ?? \"–\"": "rating", "?.description ?? \"–\"": "",
    ]

    private static func root(_ what: String) -> String {
        "/// The composition root of the \(what): creates the layers and wires them.\n"
    }

    func renamed(file: String) -> String {
        renamed(file.replacing(/\+|UIKit|SwiftUI/, with: "").replacing("MovieList.swift", with: "{Name}List.swift"))
    }

    func renamed(_ source: String) -> String {
        var text = source.replacing(Self.ours)
        if !isConsole { text = text.replacing(Self.apps) }
        if isSwiftUI {
            let shown = style == .mvvm ? "viewModel.movies" : "presenter.presentations"
            text = text.replacing(Self.observing).replacing("movies.value", with: shown)
        }
        // What a catalog's movie has and an item hasn't, and what nothing imports any more.
        text.replace(/(?:\n *LabeledContent\()?\n.*(?:[Vv]otes|[Dd]irector|[Rr]untime|[Gg]enres|rank\b).*/, with: "")
        text.replace(/\n.*\bObserved[<(].*/, with: "")
        text.replace(/\s+switch console\.format \{\s*case \.text: (.+)\s*case \.json: .+\s*\}/) { " \($0.1)" }
        text.replace(/\[\n *(\("Rating".*\)),\n *\]/) { "[\($0.1)]" }
        text.replace(/(?m)^ *import (Binding|ConsoleUI|Foundation|MovieCatalog)\n/) { [text] line in
            switch line.1 {
            case "Foundation": ""
            case "MovieCatalog": text.contains("localizedDescription") ? "import Foundation\n" : ""
            default: isConsole ? String(line.0) : ""
            }
        }
        text.replace(/\bMovie(List)?\b/.wordBoundaryKind(.simple)) { $0.1 == nil ? "{Name}Item" : "{Name}List" }
        if text.hasPrefix("#if"), !text.contains("import UIKit"), !text.contains("import SwiftUI") {
            text.replace(/(?m)^(?:#.*(?:\n|$)| {4})/, with: "")
        }
        if text.hasPrefix("\n") { text.removeFirst() }
        return text.replacing(Self.names)
    }
}

extension String {
    func replacing(_ pairs: KeyValuePairs<String, String>) -> String {
        pairs.reduce(self) { $0.replacing($1.key, with: $1.value) }
    }
}
