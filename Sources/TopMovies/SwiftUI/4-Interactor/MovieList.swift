#if canImport(SwiftUI)
    import Fetching
    import SwiftUI

    /// The list. SwiftUI creates this value again and again, but keeps the first one's `@State`.
    struct MovieList: View {
        @State private var presenter: any MovieListPresenter
        @State private var movies: Observed<LoadState<MoviePresentation>>
        @State private var isLoaded = false

        init(presenter: any MovieListPresenter) {
            self.presenter = presenter
            movies = Observed(presenter.presentations) { old, new in !old.items.isEmpty && new.isLoading }
        }

        var body: some View {
            List(movies.value.rows(named: \.title), id: \.id) { row in
                Button {
                    didTapOnMovie(at: row.index)
                } label: {
                    HStack {
                        LabeledContent(line(for: row.item), value: row.item.rating)
                        Image(systemName: "chevron.forward").accessibilityHidden(true)
                    }
                    .contentShape(.rect)
                }
                .buttonStyle(.plain)
            }
            .overlay { message }
            .refreshable { @MainActor in
                didTapOnReload()
                await Observed.wait(for: presenter.presentations) { !$0.isLoading }
            }
            .navigationTitle("Top Movies")
            .toolbar { Button("Reload", systemImage: "arrow.clockwise", action: didTapOnReload) }
            .onAppear { viewDidLoad() }
        }

        /// Loads the list once. SwiftUI's `onAppear` also runs when the user comes back from the detail screen.
        private func viewDidLoad() {
            guard !isLoaded else { return }
            isLoaded = true
            didTapOnReload()
        }

        func didTapOnReload() { presenter.reload() }

        func didTapOnMovie(at index: Int) { presenter.didSelectMovie(at: index) }

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

        private func line(for movie: MoviePresentation) -> String { "\(movie.rank). \(movie.title) (\(movie.year))" }
    }
#endif
