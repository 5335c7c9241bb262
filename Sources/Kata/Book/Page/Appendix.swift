/// The full sources of every step.
struct Appendix {
    let contents: BookContents

    /// All sources, each to be unfolded.
    var html: HTML {
        .element(
            "section", ["id": Anchors.sources, "class": "chapter appendix", "aria-labelledby": "sources-title"],
            [
                .element(
                    "h2", ["id": "sources-title"],
                    [.ordinal("Appendix"), "The sources"]),
                "\n", HTML(joining: Step.all.map(step), separator: "\n"),
            ])
    }

    private func step(_ step: Step) -> HTML {
        let files = (contents.sources[step] ?? [:]).sorted { $0.key < $1.key }
        return .element(
            "section", ["class": "sources", "aria-labelledby": Anchors.sources(of: step)],
            [
                .element("h3", ["id": Anchors.sources(of: step)], HTML("Step \(step.number): \(step.title)")), "\n",
                HTML(joining: files.map { file($0.key, $0.value, step) }, separator: "\n"),
            ])
    }

    private func file(_ name: String, _ lines: [String], _ step: Step) -> HTML {
        let block = CodeBlock(lines: lines, isSwift: true, start: 1) { Anchors.source(name, of: step, line: $0) }
        return .element(
            "details", ["id": Anchors.source(name, of: step)],
            [
                .element(
                    "summary", [:],
                    [
                        .element("span", ["class": "file"], HTML(name)), " ",
                        .element("span", ["class": "place"], HTML("\(lines.count) lines")),
                    ]), "\n", block.html,
            ])
    }
}
