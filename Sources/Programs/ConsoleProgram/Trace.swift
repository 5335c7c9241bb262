/// Tells of each hop from layer to layer, such as `View → Presenter reload()`.
public struct Trace {
    private let sink: (String) -> Void

    /// Makes a trace that gives each hop to `sink`.
    public init(sink: @escaping (String) -> Void) {
        self.sink = sink
    }

    /// Tells of one hop.
    public func callAsFunction(_ hop: String) {
        sink(hop)
    }
}
