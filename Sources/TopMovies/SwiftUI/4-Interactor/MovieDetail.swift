#if canImport(SwiftUI)
    import SwiftUI

    /// The detail screen as a list of facts.
    struct MovieDetail: View {
        let presenter: any MovieDetailPresenter

        var body: some View {
            let movie = presenter.presentation
            List {
                LabeledContent("Rating", value: movie.rating)
                LabeledContent("Votes", value: movie.votes)
                LabeledContent("Director", value: movie.director)
                LabeledContent("Runtime", value: movie.runtime)
                LabeledContent("Genres", value: movie.genres)
            }
            .navigationTitle(Text(verbatim: "\(movie.rank). \(movie.title) (\(movie.year))"))
        }
    }
#endif
