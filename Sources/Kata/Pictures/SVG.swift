import Structure

/// A place in a picture, from its upper left corner.
typealias Point = SIMD2<Int>

/// Pieces of a picture, as text.
struct SVG {
    /// A prefix that makes the picture's names unique on the page.
    let id: String

    /// A whole picture, with a title and description for screen readers.
    func picture(width: Int, height: Int, title: String, description: String, _ pieces: [String]) -> String {
        let values = ["id": id, "title": title, "description": description].mapValues(\.escaped)
        let size = ["width": "\(width)", "height": "\(height)", "pieces": pieces.joined(separator: "\n")]
        return Resource.text("picture.template", values.merging(size) { $1 })
    }

    func text(_ text: String, at point: Point, class name: String, anchor: String = "middle") -> String {
        #"<text class="\#(name)" x="\#(point.x)" y="\#(point.y)" text-anchor="\#(anchor)">\#(text.escaped)</text>"#
    }

    /// A line through `points`: solid with a full head for a call, dashed for a binding, dotted for a weak reference.
    func line(_ kind: StructureMap.Arrow.Kind, _ points: [Point], isNew: Bool = false, data: String) -> String {
        let path = points.map { "\($0.x) \($0.y)" }.joined(separator: " L")
        let (new, head) = (isNew ? " new" : "", kind == .call ? "full" : "open")
        return #"<path class="line \#(kind)\#(new)" d="M\#(path)" marker-end="url(#\#(id)-\#(head))" \#(data)/>"#
    }
}
