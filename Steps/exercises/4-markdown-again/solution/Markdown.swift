extension String {
    /// The text with a backslash before each character that Markdown takes for markup.
    var escapingMarkdown: String {
        reduce(into: "") { result, character in
            if "\\*_`[]<>#".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
