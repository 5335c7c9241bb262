/// A chapter of the book: the front page, or a step.
struct Chapter {
    /// The step, or nil for the front page.
    let step: Step?
    let headings: [(level: Int, text: String)]
    let html: HTML

    /// Where it begins.
    var id: String { step.map(Anchors.chapter) ?? Anchors.front }

    /// The title in the table of contents.
    var title: String { headings.first { $0.level == 1 }?.text ?? shortTitle }

    /// The title in the bar.
    var shortTitle: String { step.map { "\($0.number) \($0.title)" } ?? "The route" }

    var sections: [String] { headings.filter { $0.level == 2 }.map(\.text) }

    /// The chapter, with links to those around it.
    func section(before: Chapter?, after: Chapter?) -> HTML {
        let heading: HTML = headings.first?.level == 1 ? "" : "<h2>\(shortTitle)</h2>"
        var links: [HTML] = []
        if let before { links.append("<a rel=\"prev\" href=\"#\(before.id)\">← \(before.title)</a>") }
        if let after { links.append("<a rel=\"next\" href=\"#\(after.id)\">\(after.title) →</a>") }
        return """
            <section id="\(id)" class="chapter" aria-label="\(title)">\(heading)\(html)
            <nav class="ways" aria-label="From \(title)">\(links, separator: " ")</nav></section>
            """
    }
}
