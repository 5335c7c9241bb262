#if canImport(UIKit)
    import Foundation
    import MovieCatalog
    import UIKit

    /// The detail screen as a table of facts.
    final class MovieDetailViewController: UITableViewController {
        private let viewModel: any MovieDetailViewModel
        private var facts: [(label: String, value: String)] = []

        init(viewModel: any MovieDetailViewModel) {
            self.viewModel = viewModel
            super.init(style: .insetGrouped)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
            tableView.allowsSelection = false
            let movie = viewModel.movie
            title = "\(movie.rank?.description ?? "–"). \(movie.title) (\(movie.year?.description ?? "–"))"
            facts = [
                (String(localized: "Rating"), movie.rating?.formatted(.number.precision(.fractionLength(1))) ?? "–"),
                (String(localized: "Votes"), movie.votes?.formatted() ?? "–"),
                (String(localized: "Director"), movie.director ?? "–"),
                (String(localized: "Runtime"), movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–"),
                (String(localized: "Genres"), movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", ")),
            ]
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { facts.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
            var content = UIListContentConfiguration.valueCell()
            content.text = facts[indexPath.row].label
            content.secondaryText = facts[indexPath.row].value
            cell.contentConfiguration = content
            return cell
        }
    }
#endif
