/// A wrapper that reports each call that the layer inside it receives, for `--trace`.
open class Traced<Layer> {
    /// The layer that does the work.
    public let layer: Layer
    /// The function that receives the reports.
    public let trace: (String) -> Void

    /// Creates a wrapper around `layer` that reports to `trace`.
    public init(_ layer: Layer, _ trace: @escaping (String) -> Void) {
        self.layer = layer
        self.trace = trace
    }

    /// Reports a call, and returns the layer to call.
    public func calling(_ hop: String) -> Layer {
        trace(hop)
        return layer
    }

    /// Returns a function that passes values through, and reports `hop` for each one that isn't quiet.
    public func passing<Value>(
        _ hop: String, unless isQuiet: @escaping (Value) -> Bool
    ) -> (Value) -> Value {
        { [trace] value in
            if !isQuiet(value) { trace(hop) }
            return value
        }
    }
}
