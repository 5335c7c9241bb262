/// Formats the movie for a view.
protocol MovieDetailViewModel: AnyObject {
    var presentation: MoviePresentation { get }
}
