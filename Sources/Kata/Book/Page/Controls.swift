/// The choices of how to read, which work without a script.
enum Controls {
    /// The choices.
    static var html: HTML {
        .element(
            "form", ["class": "controls", "aria-label": "How to read"],
            [
                choice(
                    "Diffs", name: "view",
                    [("unified", "Unified", "One column"), ("split", "Side by side", "Two columns")]),
                choice(
                    "Colours", name: "theme",
                    [("auto", "Auto", "As the system has it"), ("light", "Light", ""), ("dark", "Dark", "")]),
                .element(
                    "button", ["type": "button", "id": "show-keys", "hidden": "hidden", "title": "Keys to read by"],
                    "Keys"),
            ])
    }

    private static func choice(_ legend: String, name: String, _ values: [(String, String, String)]) -> HTML {
        let options = values.enumerated().map { index, value in
            let id = "\(name)-\(value.0)"
            let input =
                index == 0
                ? HTML.void("input", ["type": "radio", "name": name, "id": id, "checked": "checked"])
                : HTML.void("input", ["type": "radio", "name": name, "id": id])
            return [input, HTML.element("label", ["for": id], HTML(value.1))] as HTML
        }
        return .element(
            "fieldset", [:], [.element("legend", [:], HTML(legend)), HTML(joining: options)])
    }
}
