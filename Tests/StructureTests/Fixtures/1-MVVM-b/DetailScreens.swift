import ConsoleUI
import MovieCatalog

final class TextMovieDetailView: Screen {
    private let movie: Movie

    init(_ model: any MovieDetailViewModel, console: Console) {
        movie = model.movie
        super.init(console: console)
    }

    override func viewWillAppear() {
        let words = Words.all(of: movie).map(\.1)
        console.write(heading: "\(words[0]). \(words[1]) (\(words[2]))")
        for (name, word) in zip(["Rating    ", "Votes     ", "Director  ", "Runtime   ", "Genres    "], words[3...]) {
            console.write(name + word)
        }
    }
}

final class JSONMovieDetailView: Screen {
    private let movie: Movie

    init(_ model: any MovieDetailViewModel, console: Console) {
        movie = model.movie
        super.init(console: console)
    }

    private struct Page: Encodable {
        let screen = "detail"
        let movie: [String: String]
    }

    override func viewWillAppear() {
        console.write(json: Page(movie: Dictionary(Words.all(of: movie)) { first, _ in first }))
    }
}
