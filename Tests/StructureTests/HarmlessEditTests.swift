import Testing

@testable import Structure
@testable import kata

/// Edits that look like faults, and are none.
struct HarmlessEditTests {
    @Test(arguments: [
        (
            "an initialiser hands its words on", "MoviePresentation.swift", "        rank = movie.rank?.description",
            "        self.init(rank: movie.title, title: movie.title)\n        rank = movie.rank?.description"
        ),
        (
            "a static function makes the presentation", "MoviePresentation.swift", "    init(_ movie: Movie) {",
            "    static func of(_ m: Movie) -> Self { Self(rank: m.title, title: m.title) }\n    func old(_ movie: String) {"
        ),
        (
            "a view keeps its presentation", "TextMovieDetailView.swift", "        let movie = presenter.presentation",
            "        let movie = self.movie\n        console.write(self.movie.title)"
        ),
        (
            "a view's row has the word movie", "JSONMovieListView.swift", "presenter.reload()",
            "presenter.reload()\n        let movie = row.movie\n        console.activity = movie.title"
        ),
        (
            "not, and not equal", "MovieListPresenter.swift", "viewModel.fetchMovies()",
            "if !isBusy, !(a != b), a!=b, a !== b, list.contains(where: { !$0 }) { viewModel.fetchMovies() }"
        ),
        (
            "a closure takes no notice of its value", "MovieListPresenter.swift", "viewModel.fetchMovies()",
            "token = viewModel.movies.observe { _ in }\n        _ = viewModel.movies.value\n        other.bind(x)"
        ),
        (
            "a weak listener", "MovieListViewModel.swift", "    private let limit: Int",
            "    private let limit: Int\n    weak var listener: (any AnyObject)?"
        ),
        (
            "a printer is no print", "MovieListPresenter.swift", "viewModel.fetchMovies()",
            "printer.start(print: true)\n        viewModel.fetchMovies()"
        ),
    ])
    func `it passes in step 2`(name: String, file: String, find: String, replace: String) throws {
        let fault = Mutant(
            name, in: file, find,
            replace, rule: "")
        let files = try fault.applied(to: StructureStep.presenter.files(), as: 2)
        let findings = SourceFolder(known: files).findings(for: .presenter)
        #expect(findings.isEmpty, "\(name): \(findings)")
    }

    @Test func `a contract in front of its layers does not count as one of them`() throws {
        let files = try StructureStep.presenter.files()
        let names = ["MovieListContract.swift", "MoviePresentation.swift"]
        let last = "\npublic protocol DetailView: Screen { func showDetailView(for movie: Movie) }\n"
        let all = names.compactMap { files[$0] }.joined(separator: last)
        var rest = files.filter { !names.contains($0.key) }
        rest["All.swift"] = all
        #expect(StructureLamp.findings(in: rest, named: "copy", step: .presenter).isEmpty)
    }
}
