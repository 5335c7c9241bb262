/// A chapter of the book: the front page, or a step.
struct Chapter {
    /// The step, or nil for the front page.
    let step: Step?
    let text: StepText
    let html: HTML

    /// Where it begins.
    var id: String { step.map(Anchors.chapter) ?? Anchors.front }

    /// What it is called in the table of contents.
    var title: String { text.headings.first { $0.level == 1 }?.text ?? shortTitle }

    /// What it is called in the bar.
    var shortTitle: String { step.map { "\($0.number) \($0.title)" } ?? "The route" }

    /// The headings below the title.
    var sections: [String] { text.headings.filter { $0.level == 2 }.map(\.text) }

    /// The chapter, with the ways to those around it.
    func section(before: Chapter?, after: Chapter?) -> HTML {
        let hasTitle = text.headings.first?.level == 1
        let title = hasTitle ? [] : HTML.element("h2", [:], HTML(shortTitle))
        return .element(
            "section", ["id": id, "class": "chapter", "aria-label": self.title],
            [title, html, "\n", ways(before: before, after: after)])
    }

    private func ways(before: Chapter?, after: Chapter?) -> HTML {
        var ways: [HTML] = []
        if let before {
            ways.append(.element("a", ["rel": "prev", "href": "#\(before.id)"], HTML("← \(before.title)")))
        }
        if let after { ways.append(.element("a", ["rel": "next", "href": "#\(after.id)"], HTML("\(after.title) →"))) }
        return .element("nav", ["class": "ways", "aria-label": "From \(title)"], HTML(joining: ways, separator: " "))
    }
}
