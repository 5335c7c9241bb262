/// The style of the page.
enum PageLook {
    /// All of it, in its order.
    static let css =
        "\n"
        + [colours, PageStyle.css, ProseStyle.css, CodeStyle.css, DiffStyle.css, PrintStyle.css]
        .joined(separator: "\n") + "\n"

    private static let colours = """
        :root { color-scheme: light; \(Palette.light.properties) }
        @media screen {
          :root:has(#theme-dark:checked) { color-scheme: dark; \(Palette.dark.properties) }
        }
        @media screen and (prefers-color-scheme: dark) {
          :root:has(#theme-auto:checked) { color-scheme: dark; \(Palette.dark.properties) }
        }
        \(TokenKind.allCases.map { ".\($0.styleClass) { color: var(--\($0.rawValue)); }" }.joined(separator: "\n"))
        .t-comment, .t-documentation { font-style: italic; }
        """
}
