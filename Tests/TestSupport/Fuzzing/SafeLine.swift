extension String {
    /// Whether the text is free of line breaks, control characters and bidi controls, which reorder text.
    public var isSafeLine: Bool {
        !unicodeScalars.contains { scalar in
            [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
                || scalar.properties.isBidiControl
        }
    }
}
