extension Unicode.Scalar {
    /// Whether a terminal or an editor does something else with it than to show it.
    var steersTerminal: Bool {
        // Looking up properties takes long, and most names have none of interest.
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
