/// What the keys do, to be looked up.
enum Keys {
    private static let all = [
        ("j n", "next hunk"), ("k p", "previous hunk"), ("]", "next step"), ("[", "previous step"),
        ("s", "side by side, or unified"), ("r", "undo the rename, or not"), ("?", "show or hide this"),
    ]

    /// The dialog that lists the keys; the script opens it.
    static var html: HTML {
        let rows = all.map { keys, effect in
            let keys = keys.split(separator: " ").map { HTML.element("kbd", [:], HTML(String($0))) }
            return HTML.element(
                "tr", [:],
                [
                    .element("th", ["scope": "row"], HTML(joining: keys, separator: " or ")),
                    .element("td", [:], HTML(effect)),
                ])
        }
        return .element(
            "dialog", ["id": "keys", "aria-labelledby": "keys-title"],
            [
                .element("p", ["id": "keys-title", "class": "dialog-title"], "Keys"),
                .element("table", [:], .element("tbody", [:], HTML(joining: rows))),
                .element(
                    "form", ["method": "dialog"], .element("button", ["type": "submit"], "Close")),
            ])
    }
}
