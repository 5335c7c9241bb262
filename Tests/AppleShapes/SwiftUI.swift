// What meets a name of Binding in an app. Source: developer.apple.com/documentation/swiftui; SwiftUI exports the names of
// Combine and Observation.
@_exported public import Combine
@_exported public import Observation

/// A type of SwiftUI, which hides a module of the same name.
@propertyWrapper public struct Binding<Value> {
    /// What is read and written.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
