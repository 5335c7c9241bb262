// The names of Combine that are also names of Binding. Source: developer.apple.com/documentation/combine.

/// Combine's token is a protocol.
public protocol Cancellable {
    /// Ends what it stands for.
    func cancel()
}

/// Combine's subject is a protocol, too.
public protocol Subject<Output, Failure>: AnyObject {
    /// The type of its values.
    associatedtype Output
    /// The type of its failure.
    associatedtype Failure: Error
}
