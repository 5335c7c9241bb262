extension HTML {
    /// What stands above a title, such as its number. The colon is there for those who do not see that it stands above.
    static func ordinal(_ text: String) -> HTML {
        .element("span", ["class": "ordinal"], [HTML(text), .element("span", ["class": "colon"], ": ")])
    }
}
