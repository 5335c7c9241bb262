#if canImport(UIKit)
    import Foundation
    import UIKit

    /// The detail screen as a table of facts.
    final class MovieDetailViewController: UITableViewController {
        private let presenter: any MovieDetailPresenter
        private var facts: [(label: String, value: String)] = []

        init(presenter: any MovieDetailPresenter) {
            self.presenter = presenter
            super.init(style: .insetGrouped)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
            tableView.allowsSelection = false
            let movie = presenter.presentation
            title = "\(movie.rank). \(movie.title) (\(movie.year))"
            facts = [
                (String(localized: "Rating"), movie.rating),
                (String(localized: "Votes"), movie.votes),
                (String(localized: "Director"), movie.director),
                (String(localized: "Runtime"), movie.runtime),
                (String(localized: "Genres"), movie.genres),
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
