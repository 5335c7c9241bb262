/// Tells of each hop from layer to layer, such as `View → Presenter reload()`.
public struct Trace {
    let sink: (String) -> Void

    /// Tells of one hop.
    public func callAsFunction(_ hop: String) {
        sink(hop)
    }
}
