// The parts of UIKit and of Foundation's localisation that our views use, without the arguments that our views omit.
// Sources: the pages of developer.apple.com/documentation/uikit, and the headers of the iOS SDK, where
// NS_SWIFT_UI_ACTOR puts a class on the main actor. Here, the classes don't inherit from NSObject. The comment on each
// of Apple's declarations shows a use, and a misuse that must not compile. Both rely on the definitions in Uses.
// UIKit+User.swift simulates a user.
@_exported public import Foundation

extension String {
    /// `_ = String(localized: "a")`, not `_ = String(localized: string)`.
    public init(localized keyAndValue: LocalizationValue) { self = keyAndValue.text }
    /// `_ = "a" as String.LocalizationValue`, not `_ = string as String.LocalizationValue`.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        internal let text: String
        /// `_ = String.LocalizationValue("a")`, not `_ = String.LocalizationValue()`.
        public init(stringLiteral value: String) { text = value }
    }
}

/// `_ = list as UIViewController`, not `nonisolated func a(_ screen: Screen) { _ = screen.title }`.
@MainActor open class UIViewController {
    /// `_ = UIViewController(nibName: nil, bundle: nil)`, not `class A: Screen { init(a: Int) { super.init() } }`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    /// `class A: Screen { required init?(coder: NSCoder) { nil } }`, not
    /// `class A: Screen { init() { super.init(nibName: nil, bundle: nil) } }`.
    public required init?(coder: NSCoder) {}
    /// `screen.title = nil`, not `_ = screen.title as String`.
    open var title: String?
    /// `screen.loadViewIfNeeded()`, not `screen.loadView(ifNeeded: true)`.
    open func loadViewIfNeeded() { load() }
    /// `class A: Screen { override func viewDidLoad() {} }`, not `class A: Screen { func viewDidLoad() {} }`.
    open func viewDidLoad() {}
    /// `class A: Screen { override func viewWillAppear(_ animated: Bool) {} }`, not
    /// `class A: Screen { override func viewWillAppear() {} }`.
    open func viewWillAppear(_ animated: Bool) {}
    /// `class A: Screen { override func viewDidDisappear(_ animated: Bool) {} }`, not
    /// `class A: Screen { override func viewDidDisappear(animated: Bool) {} }`.
    open func viewDidDisappear(_ animated: Bool) {}
    /// `_ = screen.navigationController as UINavigationController?`, not
    /// `_ = screen.navigationController as UINavigationController`.
    open var navigationController: UINavigationController? { stack }
    internal weak var stack: UINavigationController?
    internal var isLoaded = false
    /// `_ = screen.navigationItem as UINavigationItem`, not `screen.navigationItem = screen.navigationItem`.
    public let navigationItem = UINavigationItem()
    /// `screen.contentUnavailableConfiguration = message`, not `screen.contentUnavailableConfiguration = .empty()`.
    @preconcurrency public final var contentUnavailableConfiguration: (any UIContentConfiguration)?
}

/// `_ = navigation as UIViewController?`, not `nonisolated func a(_ b: UINavigationController) { _ = b.title }`.
@MainActor open class UINavigationController: UIViewController {
    /// `navigation.pushViewController(controller, animated: true)`, not `navigation.pushViewController(controller)`.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController)
    }
    internal var screens: [UIViewController] = []
}

/// `let a = screen.navigationItem; a.rightBarButtonItem = nil`, not `_ = controller as UINavigationItem`.
@MainActor open class UINavigationItem {
    /// `item.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh)`, not
    /// `item.rightBarButtonItem = UIAction { _ in }`.
    open var rightBarButtonItem: UIBarButtonItem?
}

/// `_ = UIBarButtonItem(systemItem: .refresh)`, not `_ = .refresh as UIBarButtonItem`.
@MainActor open class UIBarButtonItem {
    /// `_ = .refresh as UIBarButtonItem.SystemItem`, not `_ = .reload as UIBarButtonItem.SystemItem`.
    public enum SystemItem: Int, Sendable {
        /// `_ = UIBarButtonItem.SystemItem.refresh`, not `_ = UIBarButtonItem.SystemItem.refresh()`.
        case refresh = 13
    }
    /// `_ = UIBarButtonItem(systemItem: .refresh, primaryAction: action)`, not
    /// `_ = UIBarButtonItem(systemItem: .refresh, primaryAction: { _ in })`.
    @preconcurrency public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        action = primaryAction
    }
    internal let action: UIAction?
}

/// `_ = UIAction { _ in } as UIAction`, not `_ = UIAction { _ in } as UIBarButtonItem`.
@MainActor open class UIAction: Hashable {
    /// `_ = UIAction { _ in act() }`, not `_ = UIAction { act() }`.
    @preconcurrency public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.handler = handler
    }
    internal let handler: (UIAction) -> Void
    /// `_ = action == action`, not `_ = action == 1`.
    public nonisolated static func == (one: UIAction, other: UIAction) -> Bool { one === other }
    /// `_ = action.hashValue`, not `_ = action.hashValue as String`.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// `_ = list.tableView`, not `class A: Table { init() { super.init(style: .plain) } }`.
@MainActor open class UITableViewController: UIViewController {
    /// `_ = UITableViewController(style: .plain)`, not `_ = UITableViewController(.plain)`.
    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        tableView = UITableView()
        tableView.dataSource = self
    }
    /// `class A: Table { required init?(coder: NSCoder) { nil } }`, not `class A: Table { init(coder: NSCoder) {} }`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// `list.refreshControl = UIRefreshControl()`, not `list.refreshControl = action`.
    open var refreshControl: UIRefreshControl?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// `list.tableView.reloadData()`, not `list.tableView = controller`.
    open var tableView: UITableView!
    /// `_ = list.tableView(table, numberOfRowsInSection: 0)`, not `_ = list.tableView(table, numberOfRows: 0)`.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// `_ = list.tableView(table, cellForRowAt: path)`, not `_ = list.tableView(table, cellForRowAtIndexPath: path)`.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { fatalError() }
    /// `list.tableView(table, didSelectRowAt: path)`, not `list.tableView(table, didSelectRowAt: 1)`.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// `list.refreshControl?.endRefreshing()`, not `nonisolated func a() { _ = UIRefreshControl() }`.
@MainActor open class UIRefreshControl {
    /// `_ = UIRefreshControl(frame: .zero, primaryAction: action)`, not `_ = UIRefreshControl(primaryAction: act)`.
    public init(frame: CGRect = .zero, primaryAction: UIAction? = nil) { action = primaryAction }
    /// `list.refreshControl?.endRefreshing()`, not `list.refreshControl?.endRefreshing(true)`.
    open func endRefreshing() { isRefreshing = false }
    internal let action: UIAction?
    internal var isRefreshing = false
}

/// `_ = table as UITableView`, not `nonisolated func a(_ table: UITableView) { table.reloadData() }`.
@MainActor open class UITableView {
    /// `_ = .plain as UITableView.Style`, not `_ = 0 as UITableView.Style`.
    public enum Style: Int, Sendable {
        /// `_ = UITableView.Style.plain`, not `_ = UITableView.Style.simple`.
        case plain
        /// `_ = UITableView.Style.insetGrouped`, not `_ = UITableView.Style.inset`.
        case insetGrouped = 2
    }
    /// `table.allowsSelection = false`, not `table.allowsSelection = nil`.
    open var allowsSelection = true
    /// `table.register(UITableViewCell.self, forCellReuseIdentifier: "movie")`, not
    /// `table.register(UITableViewCell.self, for: "movie")`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        identifiers.insert(identifier)
    }
    /// `_ = table.dequeueReusableCell(withIdentifier: "movie", for: path)`, not
    /// `_ = table.dequeueReusableCell(withIdentifier: "movie", for: 1)`.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        precondition(identifiers.contains(identifier), "no cell is registered as \(identifier)")
        return UITableViewCell()
    }
    /// `table.reloadData()`, not `table.reloadData(animated: true)`.
    open func reloadData() { cells = dataSource.map(cells(of:)) ?? [] }
    /// `table.deselectRow(at: path, animated: true)`, not `table.deselectRow(at: 1, animated: true)`.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPath == selected { selected = nil }
    }
    internal var selected: IndexPath?
    internal weak var dataSource: UITableViewController?
    internal var identifiers: Set<String> = []
    internal var cells: [UITableViewCell]?
}

/// `_ = cell as UITableViewCell`, not `nonisolated func a(_ cell: UITableViewCell) { _ = cell.accessoryType }`.
@MainActor open class UITableViewCell {
    /// `_ = .disclosureIndicator as UITableViewCell.AccessoryType`, not `_ = true as UITableViewCell.AccessoryType`.
    public enum AccessoryType: Int, Sendable {
        /// `_ = UITableViewCell.AccessoryType.disclosureIndicator`, not `_ = UITableViewCell.AccessoryType.disclosure`.
        case disclosureIndicator = 1
    }
    /// `cell.accessoryType = .disclosureIndicator`, not `cell.accessoryType = .chevron`.
    open var accessoryType = AccessoryType.disclosureIndicator
    /// `cell.contentConfiguration = UIListContentConfiguration.valueCell()`, not `cell.contentConfiguration = string`.
    @preconcurrency public final var contentConfiguration: (any UIContentConfiguration)?
}

/// `_ = content as any UIContentConfiguration`, not `_ = cell as any UIContentConfiguration`.
public protocol UIContentConfiguration {}

/// `var a = content; a.text = nil`, not `let a = content; a.text = nil`.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// `_ = UIListContentConfiguration.valueCell()`, not `_ = UIListContentConfiguration.valueCell("")`.
    @MainActor @preconcurrency public static func valueCell() -> Self { Self() }
    /// `_ = content.text`, not `_ = content.text as String`.
    public var text: String?
    /// `_ = content.secondaryText`, not `_ = content.detailText`.
    public var secondaryText: String?
}

/// `var a = message; a.text = nil`, not `_ = message as UIListContentConfiguration`.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// `_ = UIContentUnavailableConfiguration.empty()`, not `_ = UIContentUnavailableConfiguration.empty(text: "")`.
    public static func empty() -> Self { Self() }
    /// `_ = UIContentUnavailableConfiguration.loading()`, not `_ = UIContentUnavailableConfiguration.loading("")`.
    public static func loading() -> Self { Self(text: "Loading…") }
    /// `var a = message; a.button.title = "Again"`, not `var a = message; a.button = action`.
    public var button = UIButton.Configuration()
    /// `var a = message; a.buttonProperties.primaryAction = action`, not `var a = message; a.buttonProperties = action`.
    public var buttonProperties = ButtonProperties()
    /// `_ = UIContentUnavailableConfiguration.ButtonProperties.self`, not `_ = ButtonProperties.self`.
    public struct ButtonProperties: Hashable {
        /// `var a = message; a.buttonProperties.primaryAction = action`, not
        /// `var a = message; a.buttonProperties.primaryAction = act`.
        public var primaryAction: UIAction?
    }
    /// `_ = message.text`, not `_ = message.text as String`.
    public var text: String?
    /// `_ = message.secondaryText`, not `_ = message.secondaryText as String`.
    public var secondaryText: String?
}

/// `_ = UIButton.self as AnyClass`, not `_ = UIButton.self as UIAction.Type`.
@MainActor open class UIButton {
    /// `_ = UIButton.Configuration.self`, not `_ = UIButton.Configuration() as UIButton`.
    public nonisolated struct Configuration: Hashable {
        /// `_ = message.button.title`, not `_ = message.button.title as String`.
        public var title: String?
    }
}

extension IndexPath {
    /// `_ = path.row`, not `_ = path.rows as Int?`.
    public var row: Int { self[1] }
}
