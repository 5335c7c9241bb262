#if canImport(UIKit)
    import Binding
    import Fetching
    import Foundation
    import UIKit

    /// The list as a table.
    final class MovieListViewController: UITableViewController {
        private let presenter: any MovieListPresenter
        private var subscription: Cancellable?
        private var movies: [MoviePresentation] = []

        init(presenter: any MovieListPresenter) {
            self.presenter = presenter
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
            subscription = presenter.presentations.bind(to: self) { view, movies in view.show(movies) }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            subscription = nil
        }

        func didTapOnReload() { presenter.reload() }

        func didTapOnMovie(at index: Int) { presenter.didSelectMovie(at: index) }

        private func show(_ state: LoadState<MoviePresentation>) {
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

        private func line(for movie: MoviePresentation) -> String { "\(movie.rank). \(movie.title) (\(movie.year))" }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { movies.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: indexPath)
            var content = UIListContentConfiguration.valueCell()
            content.text = line(for: movies[indexPath.row])
            content.secondaryText = movies[indexPath.row].rating
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
