#if canImport(UIKit)
    import Binding
    import Fetching
    import Foundation
    import MovieCatalog
    import UIKit

    /// The list as a table.
    final class MovieListViewController: UITableViewController {
        private let viewModel: any MovieListViewModel
        private var subscription: Cancellable?
        private var movies: [Movie] = []

        init(viewModel: any MovieListViewModel) {
            self.viewModel = viewModel
            super.init(style: .plain)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = String(localized: "Top Movies")
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "movie")
            let reload = UIAction { [weak self] _ in self?.didTapOnReload() }
            navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: reload)
            refreshControl = UIRefreshControl(frame: .zero, primaryAction: reload)
            didTapOnReload()
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            subscription = viewModel.movies.bind(to: self) { view, movies in view.show(movies) }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            subscription = nil
        }

        func didTapOnReload() { viewModel.fetchMovies() }

        func didTapOnMovie(at index: Int) {
            guard let movie = viewModel.movies.value.item(at: index) else { return }
            showDetailView(for: movie)
        }

        func showDetailView(for movie: Movie) {
            navigationController?.pushViewController(
                MovieDetailModule.makeViewController(movie: movie), animated: true)
        }

        private func show(_ state: LoadState<Movie>) {
            // The old rows stay visible while new ones are loading.
            guard !state.isLoading || movies.isEmpty else { return }
            refreshControl?.endRefreshing()
            movies = state.items
            tableView.reloadData()
            contentUnavailableConfiguration =
                switch state {
                case .loading: UIContentUnavailableConfiguration.loading()
                case .loaded: nil
                case .empty: message(String(localized: "No movies to show"))
                case .failed(let reason): message(String(localized: "The movies could not be loaded."), reason)
                }
        }

        private func message(_ text: String, _ secondaryText: String? = nil) -> UIContentUnavailableConfiguration {
            var message = UIContentUnavailableConfiguration.empty()
            message.text = text
            message.secondaryText = secondaryText
            guard secondaryText != nil else { return message }
            message.button.title = String(localized: "Try Again")
            message.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.didTapOnReload() }
            return message
        }

        private func line(for movie: Movie) -> String {
            "\(movie.rank?.description ?? "–"). \(movie.title) (\(movie.year?.description ?? "–"))"
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { movies.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: indexPath)
            var content = UIListContentConfiguration.valueCell()
            let movie = movies[indexPath.row]
            content.text = line(for: movie)
            content.secondaryText = movie.rating?.formatted(.number.precision(.fractionLength(1))) ?? "–"
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            didTapOnMovie(at: indexPath.row)
        }
    }
#endif
