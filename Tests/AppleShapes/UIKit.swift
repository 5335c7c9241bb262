// What our views use of UIKit, without the arguments that they leave out. Sources: the pages of
// developer.apple.com/documentation/uikit and the headers of the iOS SDK, in which NS_SWIFT_UI_ACTOR puts a class on
// the main actor. No body ever runs, and a class of Objective-C has no NSObject above it here. Each declaration shows a
// use, and a misuse that must not compile; what the two refer to is in AppleViewTests.
@_exported public import Foundation

/// `let a: UIViewController = tableController; _ = a`, not `func a() async -> Bool { await UIViewController.isShown }`.
@MainActor open class UIViewController {
    /// `_ = UIViewController(nibName: nil, bundle: nil)`, not
    /// `final class A: UIViewController { init(a: Int) { super.init() } }`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    /// `final class A: UIViewController { required init?(coder: NSCoder) { nil } }`, not
    /// `final class A: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) } }`.
    public required init?(coder: NSCoder) {}
    /// `controller.title = nil`, not `let a: String = controller.title`.
    open var title: String?
    /// `final class A: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }`, not
    /// `final class A: UIViewController { func viewDidLoad() {} }`.
    open func viewDidLoad() {}
    /// `final class A: UIViewController { override func viewWillAppear(_ animated: Bool) {} }`, not
    /// `final class A: UIViewController { override func viewWillAppear() {} }`.
    open func viewWillAppear(_ animated: Bool) {}
    /// `final class A: UIViewController { override func viewDidDisappear(_ animated: Bool) {} }`, not
    /// `final class A: UIViewController { override func viewDidDisappear(animated: Bool) {} }`.
    open func viewDidDisappear(_ animated: Bool) {}
    /// `let a: UINavigationController? = controller.navigationController; _ = a`, not
    /// `let a: UINavigationController = controller.navigationController`.
    open var navigationController: UINavigationController? { fatalError() }
    /// `let a: UINavigationItem = controller.navigationItem; _ = a`, not
    /// `controller.navigationItem = controller.navigationItem`.
    open var navigationItem: UINavigationItem { fatalError() }
    /// `controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()`, not
    /// `controller.contentUnavailableConfiguration = .empty()`.
    @preconcurrency public final var contentUnavailableConfiguration: (any UIContentConfiguration)?
}

/// `let a: UIViewController? = navigation; _ = a`, not `nonisolated func a() { _ = UINavigationController() }`.
@MainActor open class UINavigationController: UIViewController {
    /// `navigation.pushViewController(controller, animated: true)`, not `navigation.pushViewController(controller)`.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

/// `let a = controller.navigationItem; a.rightBarButtonItem = nil`, not `let a: UINavigationItem = controller`.
@MainActor open class UINavigationItem {
    /// `controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh)`, not
    /// `controller.navigationItem.rightBarButtonItem = UIAction { _ in }`.
    open var rightBarButtonItem: UIBarButtonItem?
}

/// `_ = UIBarButtonItem(systemItem: .refresh)`, not `let a: UIBarButtonItem = .refresh`.
@MainActor open class UIBarButtonItem {
    /// `let a: UIBarButtonItem.SystemItem = .refresh; _ = a`, not `let a: UIBarButtonItem.SystemItem = .reload`.
    public enum SystemItem: Int, Sendable {
        /// `_ = UIBarButtonItem.SystemItem.refresh`, not `_ = UIBarButtonItem.SystemItem.refresh()`.
        case refresh = 13
    }
    /// `_ = UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { _ in })`, not
    /// `_ = UIBarButtonItem(systemItem: .refresh, primaryAction: { _ in })`.
    @preconcurrency public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {}
}

/// `let a: UIAction = UIAction { _ in }; _ = a`, not `let a: UIBarButtonItem = UIAction { _ in }`.
@MainActor open class UIAction {
    /// `_ = UIAction { _ in act() }`, not `_ = UIAction { act() }`.
    @preconcurrency public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

/// `_ = tableController.tableView`, not
/// `final class A: UITableViewController { init() { super.init(style: .plain) } }`.
@MainActor open class UITableViewController: UIViewController {
    /// `_ = UITableViewController(style: .plain)`, not `_ = UITableViewController(.plain)`.
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    /// `final class A: UITableViewController { required init?(coder: NSCoder) { nil } }`, not
    /// `final class A: UITableViewController { override init(coder: NSCoder) { fatalError() } }`.
    public required init?(coder: NSCoder) { fatalError() }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// `tableController.tableView.reloadData()`, not `tableController.tableView = controller`.
    open var tableView: UITableView!
    /// `_ = tableController.tableView(table, numberOfRowsInSection: 0)`, not
    /// `_ = tableController.tableView(table, numberOfRows: 0)`.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// `_ = tableController.tableView(table, cellForRowAt: path)`, not
    /// `_ = tableController.tableView(table, cellForRowAtIndexPath: path)`.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
    /// `tableController.tableView(table, didSelectRowAt: path)`, not
    /// `tableController.tableView(table, didSelectRowAt: 1)`.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// `let a: UITableView = table; _ = a`, not `nonisolated func a(_ table: UITableView) { table.reloadData() }`.
@MainActor open class UITableView {
    /// `let a: UITableView.Style = .plain; _ = a`, not `let a: UITableView.Style = 0`.
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
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    /// `_ = table.dequeueReusableCell(withIdentifier: "movie", for: path)`, not
    /// `_ = table.dequeueReusableCell(withIdentifier: "movie", for: 1)`.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        fatalError()
    }
    /// `table.reloadData()`, not `table.reloadData(animated: true)`.
    open func reloadData() {}
}

/// `let a: UITableViewCell = cell; _ = a`, not
/// `nonisolated func a(_ cell: UITableViewCell) { cell.accessoryType = .disclosureIndicator }`.
@MainActor open class UITableViewCell {
    /// `let a: UITableViewCell.AccessoryType = .disclosureIndicator; _ = a`, not
    /// `let a: UITableViewCell.AccessoryType = true`.
    public enum AccessoryType: Int, Sendable {
        /// `_ = UITableViewCell.AccessoryType.disclosureIndicator`, not `_ = UITableViewCell.AccessoryType.disclosure`.
        case disclosureIndicator = 1
    }
    /// `cell.accessoryType = .disclosureIndicator`, not `cell.accessoryType = .chevron`.
    open var accessoryType = AccessoryType.disclosureIndicator
    /// `cell.contentConfiguration = UIListContentConfiguration.valueCell()`, not
    /// `cell.contentConfiguration = string`.
    @preconcurrency public final var contentConfiguration: (any UIContentConfiguration)?
}

/// `let a: any UIContentConfiguration = UIListContentConfiguration.valueCell(); _ = a`, not
/// `let a: any UIContentConfiguration = cell`.
public protocol UIContentConfiguration {}

/// `var a = UIListContentConfiguration.valueCell(); a.text = nil`, not
/// `let a = UIListContentConfiguration.valueCell(); a.text = nil`.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// `_ = UIListContentConfiguration.valueCell()`, not `_ = UIListContentConfiguration.valueCell("")`.
    @MainActor @preconcurrency public static func valueCell() -> Self { fatalError() }
    /// `_ = UIListContentConfiguration.valueCell().text`, not
    /// `let a: String = UIListContentConfiguration.valueCell().text`.
    public var text: String?
    /// `_ = UIListContentConfiguration.valueCell().secondaryText`, not
    /// `_ = UIListContentConfiguration.valueCell().detailText`.
    public var secondaryText: String?
}

/// `var a = UIContentUnavailableConfiguration.empty(); a.text = nil`, not
/// `let a: UIListContentConfiguration = UIContentUnavailableConfiguration.empty()`.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// `_ = UIContentUnavailableConfiguration.empty()`, not `_ = UIContentUnavailableConfiguration.empty(text: "")`.
    public static func empty() -> Self { fatalError() }
    /// `_ = UIContentUnavailableConfiguration.loading()`, not `_ = UIContentUnavailableConfiguration.loading("")`.
    public static func loading() -> Self { fatalError() }
    /// `_ = UIContentUnavailableConfiguration.empty().text`, not
    /// `let a: String = UIContentUnavailableConfiguration.empty().text`.
    public var text: String?
    /// `_ = UIContentUnavailableConfiguration.empty().secondaryText`, not
    /// `let a: String = UIContentUnavailableConfiguration.empty().secondaryText`.
    public var secondaryText: String?
}

extension IndexPath {
    /// `_ = path.row`, not `let a: Int? = path.rows`.
    public var row: Int { fatalError() }
}
