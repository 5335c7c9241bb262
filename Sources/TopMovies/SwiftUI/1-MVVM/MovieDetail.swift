#if canImport(SwiftUI)
    import Foundation
    import MovieCatalog
    import SwiftUI

    /// The detail screen as a list of facts.
    struct MovieDetail: View {
        let viewModel: any MovieDetailViewModel

        var body: some View {
            let movie = viewModel.movie
            List {
                LabeledContent("Rating", value: movie.rating?.formatted(.number.precision(.fractionLength(1))) ?? "–")
                LabeledContent("Votes", value: movie.votes?.formatted() ?? "–")
                LabeledContent("Director", value: movie.director ?? "–")
                LabeledContent(
                    "Runtime", value: movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–")
                LabeledContent("Genres", value: movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", "))
            }
            .navigationTitle(
                Text(
                    verbatim: "\(movie.rank?.description ?? "–"). \(movie.title) (\(movie.year?.description ?? "–"))"))
        }
    }
#endif
