// What the uses and misuses in UIKit.swift refer to.
import UIKit

@MainActor private func act() {}
private var string: String { "" }
@MainActor private var controller: UIViewController { fatalError() }
@MainActor private var tableController: UITableViewController { fatalError() }
@MainActor private var navigation: UINavigationController { fatalError() }
@MainActor private var table: UITableView { fatalError() }
@MainActor private var cell: UITableViewCell { fatalError() }
private var path: IndexPath { fatalError() }
