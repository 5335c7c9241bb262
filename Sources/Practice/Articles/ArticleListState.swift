/// How far a list of articles has come.
public enum ArticleListState<Item> {
    /// An answer is awaited.
    case loading
    /// There are items: one at least.
    case loaded([Item])
    /// There is an answer, with nothing in it.
    case empty
    /// There is no answer, for a reason that a person can read.
    case failed(reason: String)

    /// The items, where there are any.
    public var items: [Item] {
        if case .loaded(let items) = self { items } else { [] }
    }

    /// The item at `index`, or nil where there is none.
    public func item(at index: Int) -> Item? {
        items.indices.contains(index) ? items[index] : nil
    }

    /// The same state, with each item transformed.
    public func map<Result>(_ transform: (Item) -> Result) -> ArticleListState<Result> {
        switch self {
        case .loading: .loading
        case .loaded(let items): .loaded(items.map(transform))
        case .empty: .empty
        case .failed(let reason): .failed(reason: reason)
        }
    }
}

extension ArticleListState: Equatable where Item: Equatable {}
