import Structure

/// Pieces of a picture, as text.
struct SVG {
    /// What makes the names in this picture differ from those in others on the same page.
    let id: String

    /// A whole picture, with its title and description for those who hear it.
    func picture(width: Int, height: Int, title: String, description: String, _ pieces: [String]) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="drawing" role="img" aria-labelledby="\(id)-title \(id)-desc" \
        viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
        <title id="\(id)-title">\(title.escaped)</title>
        <desc id="\(id)-desc">\(description.escaped)</desc>
        <style>\(Resource.text("drawing.css"))</style>
        <defs>
        <marker id="\(id)-full" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" \
        orient="auto-start-reverse" markerUnits="userSpaceOnUse"><path class="head" d="M0 0 10 5 0 10z"/></marker>
        <marker id="\(id)-open" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="10" markerHeight="10" \
        orient="auto-start-reverse" markerUnits="userSpaceOnUse"><path class="open" d="M1 1 9 5 1 9"/></marker>
        </defs>
        <rect class="paper" width="\(width)" height="\(height)" rx="12"/>
        \(pieces.joined(separator: "\n"))
        </svg>

        """
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
    /// The text, fit to stand in XML.
    var escaped: String { HTML(self).source }
}
