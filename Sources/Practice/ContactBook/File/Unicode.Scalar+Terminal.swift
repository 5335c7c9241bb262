extension Unicode.Scalar {
    /// Whether a terminal or an editor does something else with it than to show it.
    var steersTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
