// The names of Combine that are also names of Binding. Source: developer.apple.com/documentation/combine.

/// Combine's token is a protocol, and Binding's isn't.
public protocol Cancellable {}

/// Combine's subject is also a protocol.
public protocol Subject: AnyObject {}
