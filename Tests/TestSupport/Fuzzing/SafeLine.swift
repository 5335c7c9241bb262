extension String {
    /// Whether the text can neither steer a terminal nor break a line nor read as something else.
    public var isSafeLine: Bool {
        !unicodeScalars.contains { scalar in
            [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
                || scalar.properties.isBidiControl
        }
    }
}
