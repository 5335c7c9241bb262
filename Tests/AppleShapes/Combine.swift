// The names of Combine that are also names of Binding. Source: developer.apple.com/documentation/combine.

/// Combine's token is a protocol, and Binding's is not.
public protocol Cancellable {}

/// Combine's subject is a protocol, too.
public protocol Subject: AnyObject {}
