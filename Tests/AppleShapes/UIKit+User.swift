// A simulated user of UIKit screens. Nothing in this file exists in UIKit.

extension UINavigationController {
    /// Creates a navigation controller that shows `screen`.
    public convenience init(showing screen: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        push(screen)
    }

    /// The visible lines: the title, the rows, and the message shown over them.
    public var lines: [String] {
        guard let screen = screens.last else { return [] }
        let cells = (screen as? UITableViewController)?.tableView.cells ?? []
        let rows = cells.map { cell in
            let content = cell.contentConfiguration as? UIListContentConfiguration
            return [content?.text, content?.secondaryText]
        }
        let message = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
        let words = [[message?.text], [message?.secondaryText], [message?.button.title]]
        let lines = ([[screen.title]] + rows + words).map { texts in
            texts.compactMap(\.self).joined(separator: "  ")
        }
        return lines.filter { $0 != "" }
    }

    /// Taps the row at `index`.
    public func tap(row index: Int) {
        guard let screen = screens.last as? UITableViewController else { return }
        guard screen.tableView.allowsSelection else { return }
        screen.tableView.selected = IndexPath(indexes: [0, index])
        screen.tableView(screen.tableView, didSelectRowAt: IndexPath(indexes: [0, index]))
        if screen.tableView.selected != nil { print("the row stays selected") }
    }

    /// Taps the button to the right of the title.
    public func tapButton() {
        let button = screens.last?.navigationItem.rightBarButtonItem
        if let action = button?.action { action.handler(action) }
    }

    /// Pulls the list down, and waits a while for the refresh to end.
    public func pull() async {
        guard let control = (screens.last as? UITableViewController)?.refreshControl else { return }
        control.isRefreshing = true
        control.action?.handler(UIAction { _ in })
        for _ in 1...100 where control.isRefreshing { await Task.yield() }
        if control.isRefreshing { print("refreshing never ends") }
    }

    /// Taps the button below the message.
    public func tapMessage() {
        let content = screens.last?.contentUnavailableConfiguration
        let message = content as? UIContentUnavailableConfiguration
        if let action = message?.buttonProperties.primaryAction { action.handler(action) }
    }

    /// Goes back to the previous screen.
    public func goBack() {
        let old = screens.removeLast()
        screens.last?.viewWillAppear(true)
        old.viewDidDisappear(true)
    }

    func push(_ screen: UIViewController) {
        let old = screens.last
        screens.append(screen)
        screen.stack = self
        screen.loadViewIfNeeded()
        screen.viewWillAppear(true)
        // A table that has no cells yet asks for its rows when it's laid out.
        if let table = (screen as? UITableViewController)?.tableView, table.cells == nil {
            table.reloadData()
        }
        old?.viewDidDisappear(true)
    }
}

extension UIViewController {
    func load() {
        if !isLoaded { viewDidLoad() }
        isLoaded = true
    }
}

extension UITableView {
    func cells(of source: UITableViewController) -> [UITableViewCell] {
        (0..<source.tableView(self, numberOfRowsInSection: 0)).map {
            source.tableView(self, cellForRowAt: IndexPath(indexes: [0, $0]))
        }
    }
}
