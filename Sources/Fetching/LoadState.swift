/// The loading state of a list.
public enum LoadState<Item> {
    /// The response is pending.
    case loading
    /// The response contains these items (at least one).
    case loaded([Item])
    /// The response contains no items.
    case empty
    /// The request failed; `reason` tells the user why.
    case failed(reason: String)

    /// Whether the response is pending.
    public var isLoading: Bool { if case .loading = self { true } else { false } }

    /// The items, or none if the list isn't loaded.
    public var items: [Item] { if case .loaded(let items) = self { items } else { [] } }

    /// Returns the item at `index`, or nil if there is none.
    public func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

    /// Returns the items with their indices, and with ids that don't change when items with other names come or go: an
    /// item's name, and its position among the items with that name.
    public func rows(named name: (Item) -> String) -> [(id: String, index: Int, item: Item)] {
        var counts: [String: Int] = [:]
        return items.enumerated().map { index, item in
            counts[name(item), default: 0] += 1
            return ("\(name(item)) \(counts[name(item), default: 0])", index, item)
        }
    }

    /// Returns the same state with each item transformed.
    public func map<Result>(_ transform: (Item) -> Result) -> LoadState<Result> {
        switch self {
        case .loading: .loading
        case .loaded(let items): .loaded(items.map(transform))
        case .empty: .empty
        case .failed(let reason): .failed(reason: reason)
        }
    }
}

extension LoadState: Equatable where Item: Equatable {}
extension LoadState: Sendable where Item: Sendable {}
