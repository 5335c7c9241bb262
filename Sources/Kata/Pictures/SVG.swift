import Structure

/// Pieces of a picture, as text.
struct SVG {
    /// A prefix that makes the picture's names unique on the page.
    let id: String

    /// A whole picture, with a title and description for screen readers.
    func picture(width: Int, height: Int, title: String, description: String, _ pieces: [String]) -> String {
        Resource.text(
            "picture.template",
            [
                "id": id, "width": "\(width)", "height": "\(height)", "title": title.escaped,
                "description": description.escaped, "style": Resource.text("drawing.css"),
                "pieces": pieces.joined(separator: "\n"),
            ])
    }

    func text(_ text: String, at point: Point, class name: String, anchor: String = "middle") -> String {
        "<text class=\"\(name)\" x=\"\(point.x)\" y=\"\(point.y)\" text-anchor=\"\(anchor)\">\(text.escaped)</text>"
    }

    /// A line through `points` with a head at its end: full and solid for a call, open and dashed for a binding, open and
    /// dotted for a weak reference.
    func line(_ points: [Point], _ kind: StructureMap.Arrow.Kind, isNew: Bool, attributes: String = "") -> String {
        let path = points.map { "\($0.x) \($0.y)" }.joined(separator: " L")
        let head = kind == .call ? "full" : "open"
        return """
            <path class="line \(kind)\(isNew ? " new" : "")" d="M\(path)" marker-end="url(#\(id)-\(head))"\(attributes)/>
            """
    }
}

extension String {
    /// The text, escaped for XML.
    var escaped: String { HTML(self).source }
}
