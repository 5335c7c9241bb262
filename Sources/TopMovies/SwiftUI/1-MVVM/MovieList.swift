#if canImport(SwiftUI)
    import Fetching
    import Foundation
    import MovieCatalog
    import SwiftUI

    /// The list in its navigation stack. SwiftUI creates this value repeatedly, but keeps the first one's `@State`.
    struct MovieList: View {
        @State private var viewModel: any MovieListViewModel
        @State private var movies: Observed<LoadState<Movie>>
        @State private var path: [Movie] = []
        @State private var isLoaded = false

        init(viewModel: any MovieListViewModel) {
            self.viewModel = viewModel
            movies = Observed(viewModel.movies) { old, new in !old.items.isEmpty && new.isLoading }
        }

        var body: some View {
            NavigationStack(path: $path) {
                List(movies.value.rows(named: \.title), id: \.id) { row in
                    Button {
                        didTapOnMovie(at: row.index)
                    } label: {
                        HStack {
                            LabeledContent(
                                line(for: row.item),
                                value: row.item.rating?.formatted(.number.precision(.fractionLength(1))) ?? "–")
                            Image(systemName: "chevron.forward").accessibilityHidden(true)
                        }
                        .contentShape(.rect)
                    }
                    .buttonStyle(.plain)
                }
                .overlay { message }
                .refreshable { @MainActor in
                    didTapOnReload()
                    await Observed.wait(for: viewModel.movies) { !$0.isLoading }
                }
                .navigationTitle("Top Movies")
                .toolbar { Button("Reload", systemImage: "arrow.clockwise", action: didTapOnReload) }
                .onAppear { viewDidLoad() }
                .navigationDestination(for: Movie.self) { MovieDetailModule.makeView(movie: $0) }
            }
        }

        /// Loads the list once. SwiftUI's `onAppear` also runs when the user comes back from the detail screen.
        private func viewDidLoad() {
            guard !isLoaded else { return }
            isLoaded = true
            didTapOnReload()
        }

        func didTapOnReload() { viewModel.fetchMovies() }

        func didTapOnMovie(at index: Int) {
            guard let movie = movies.value.item(at: index) else { return }
            showDetailView(for: movie)
        }

        func showDetailView(for movie: Movie) { path.append(movie) }

        @ViewBuilder private var message: some View {
            switch movies.value {
            case .loading: ProgressView()
            case .loaded: EmptyView()
            case .empty: ContentUnavailableView("No movies to show", systemImage: "film")
            case .failed(let reason):
                ContentUnavailableView {
                    Label("The movies could not be loaded.", systemImage: "exclamationmark.triangle")
                } description: {
                    Text(verbatim: reason)
                } actions: {
                    Button("Try Again", action: didTapOnReload)
                }
            }
        }

        private func line(for movie: Movie) -> String {
            "\(movie.rank?.description ?? "–"). \(movie.title) (\(movie.year?.description ?? "–"))"
        }
    }
#endif
