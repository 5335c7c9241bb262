/// How far a list of contacts has come.
public enum ContactListState<Item> {
    /// The contacts are being read.
    case loading
    /// There are contacts, or none.
    case loaded(ContactList<Item>)
    /// The contacts cannot be read, for a reason that a person can read.
    case failed(reason: String)

    /// The same state, with each item transformed.
    public func map<Result>(_ transform: (Item) -> Result) -> ContactListState<Result> {
        switch self {
        case .loading: .loading
        case .loaded(let list): .loaded(list.map(transform))
        case .failed(let reason): .failed(reason: reason)
        }
    }
}

extension ContactListState: Equatable where Item: Equatable {}
