/// The colours of the page, once for light and once for dark.
struct Palette: Sendable {
    /// Each colour, `#rrggbb`, by its name in the style sheet.
    let colours: [String: String]

    /// The colours for daylight.
    static let light = Palette(colours: [
        "paper": "#fffdf8", "code": "#f6f3ec", "line": "#ddd7ca", "ink": "#24262b", "quiet": "#5c5a54",
        "accent": "#8a3324", "ins": "#e7f4e8", "ins-word": "#c4e7c8", "del": "#fbeae7", "del-word": "#f6cdc7",
        "added": "#1a5e2c", "removed": "#8f2320", "comment": "#5a5e58", "documentation": "#3d5c55",
        "string": "#8a3a12", "keyword": "#7d2260", "type": "#1b4b85", "number": "#54389a", "attribute": "#6d4700",
    ])

    /// The colours for dark mode.
    static let dark = Palette(colours: [
        "paper": "#17181c", "code": "#1e2026", "line": "#3a3c44", "ink": "#e6e3dc", "quiet": "#a9a69e",
        "accent": "#f0a58f", "ins": "#15301f", "ins-word": "#1f4d36", "del": "#3a1d1f", "del-word": "#6b2c2f",
        "added": "#8fdca4", "removed": "#ffb0a8", "comment": "#b4b8bd", "documentation": "#b2cfc4",
        "string": "#f2bd92", "keyword": "#ffa8d4", "type": "#a9ceff", "number": "#cfc0ff", "attribute": "#e8c987",
    ])

    /// The style sheet that sets the colours, as custom properties, and the classes of code.
    static let css = Resource.text(
        "colours.template",
        [
            "light": light.properties, "dark": dark.properties,
            "code": TokenKind.allCases.map { ".t-\($0) { color: var(--\($0)); }" }.joined(separator: "\n"),
        ])

    private var properties: String { colours.sorted { $0.key < $1.key }.map { "--\($0.key):\($0.value);" }.joined() }
}
