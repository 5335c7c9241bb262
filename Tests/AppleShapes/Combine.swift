// The names that Combine shares with Binding. Source: developer.apple.com/documentation/combine.

/// Combine's token, which is a protocol, whereas Binding's is a class.
public protocol Cancellable {}

/// Combine's subject, which is a protocol, whereas Binding's is a struct.
public protocol Subject: AnyObject {}
