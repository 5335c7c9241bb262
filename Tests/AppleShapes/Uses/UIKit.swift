// The definitions that the uses and misuses in UIKit.swift rely on.
import UIKit

@MainActor private func act() {}
private var string: String { "" }
private typealias Screen = UIViewController
private typealias Table = UITableViewController
@MainActor private var screen: Screen { fatalError() }
@MainActor private var controller: Screen { fatalError() }
@MainActor private var list: Table { fatalError() }
@MainActor private var item: UINavigationItem { fatalError() }
@MainActor private var action: UIAction { fatalError() }
@MainActor private var content: UIListContentConfiguration { fatalError() }
private var message: UIContentUnavailableConfiguration { fatalError() }
@MainActor private var navigation: UINavigationController { fatalError() }
@MainActor private var table: UITableView { fatalError() }
@MainActor private var cell: UITableViewCell { fatalError() }
private var path: IndexPath { fatalError() }
