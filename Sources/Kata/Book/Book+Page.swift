import ExerciseKit

extension Book {
    var html: String {
        let article: HTML = "“Blurring the Lines Between MVVM and VIPER”"
        let bar = [("contents", HTML(text: "Contents"))] + chapters.map { ($0.id, HTML(text: $0.title)) }
        let pieces: [String: HTML] = [
            "mark": Self.mark,
            "style": HTML(raw: Resource.text("book.css")),
            "title": .ordinal("Top Movies"),
            "origin": id(of: "Steps/articles.md").map { Self.link(to: $0, article) } ?? article,
            "bar": HTML(bar.map { "<li>\(Self.link(to: $0, $1))</li>" }),
            "main": HTML([tableOfContents] + chapters.indices.map(section), separator: "\n"),
            "script": HTML(raw: Resource.text("book.js")),
        ]
        return Resource.text("page.template", pieces.mapValues(\.source))
    }

    private static func link(to id: String, _ title: HTML) -> HTML {
        "<a href=\"#\(id)\">\(title)</a>"
    }

    /// Returns a chapter, with links to the previous and next chapters.
    private func section(_ index: Int) -> HTML {
        let chapter = chapters[index]
        let previous = chapters[..<index].last.map { chapter in
            "<a rel=\"prev\" href=\"#\(chapter.id)\">← \(chapter.title)</a>" as HTML
        }
        let next = chapters[(index + 1)...].first.map { chapter in
            "<a rel=\"next\" href=\"#\(chapter.id)\">\(chapter.title) →</a>" as HTML
        }
        let links = [previous, next].compactMap(\.self)
        var writer = ChapterWriter(chapter: chapter, book: self)
        return """
            <section id="\(chapter.id)" class="chapter" aria-label="\(chapter.title)">
            \(writer.html())
            <nav class="ways" aria-label="From \(chapter.title)">\(links, separator: " ")</nav>
            </section>
            """
    }

    /// The chapters, grouped by part.
    private var parts: [[Chapter]] {
        chapters.reduce(into: []) { parts, chapter in
            if let last = parts.last?.first, last.part == chapter.part {
                parts[parts.count - 1].append(chapter)
            } else {
                parts.append([chapter])
            }
        }
    }

    private var tableOfContents: HTML {
        let items = parts.map { $0.count > 1 ? Self.item(forPart: $0) : Self.item(for: $0[0]) }
        return """
            <nav class="contents" id="contents" aria-label="Contents"><ul>\(items)</ul></nav>
            """
    }

    private static func item(for chapter: Chapter) -> HTML {
        let sections = chapter.text.headings.filter { $0.level == 2 }
        let links = sections.map { section in
            link(to: Anchors.heading(section.text, in: chapter.id), HTML(text: section.text))
        }
        return """
            <li class="sections">\(link(to: chapter.id, HTML(text: chapter.title)))\(list(of: links))</li>
            """
    }

    /// Returns an item for a part of several chapters. On a phone, its list is collapsed until the reader expands it.
    private static func item(forPart chapters: [Chapter]) -> HTML {
        let links = chapters.map { link(to: $0.id, HTML(text: $0.title)) }
        let title = link(to: chapters[0].id, HTML(text: chapters[0].part))
        return """
            <li>\(title)<details><summary>All \(links.count)</summary>\(list(of: links))</details></li>
            """
    }

    private static func list(of links: [HTML]) -> HTML {
        links.isEmpty ? "" : "<ul>\(links.map { "<li>\($0)</li>" as HTML })</ul>"
    }
}
