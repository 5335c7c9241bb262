extension String {
    /// Whether the text can't control a terminal, break a line or pass for something else.
    public var isSafeLine: Bool {
        !unicodeScalars.contains { scalar in
            [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
                || scalar.properties.isBidiControl
        }
    }
}
