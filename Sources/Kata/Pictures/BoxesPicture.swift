import Structure

/// A place in a picture, from its upper left corner.
private typealias Point = SIMD2<Int>

/// The layers of a module as boxes, and their dependencies as arrows, as the sources have them.
struct BoxesPicture {
    private let id: String
    private(set) var svg = ""

    private static let chain = ["View", "Presenter", "ViewModel", "Interactor", "Service"]

    /// Draws the chain from the view to the service as a row, with the router and the navigator below.
    /// - Parameters:
    ///   - previous: The step before, if there's one: what is new since then is marked.
    ///   - id: A prefix that makes the picture's names unique on the page.
    init(of map: StructureMap, previous: StructureMap?, title: String, id: String) {
        self.id = id
        let upper = Self.chain.filter(map.boxes.map(\.name).contains)
        let lower = map.boxes.map(\.name).filter { !upper.contains($0) }.sorted { $0 == "Router" && $1 != "Router" }
        // The router goes below the presenter, which calls it; a navigator alone, below the view, which then calls it.
        let indent = lower.first == "Router" ? upper.firstIndex(of: "Presenter") ?? 0 : 0
        let size = Point(x: 180, y: 62 + 15 * (map.boxes.map { $0.lines.count }.max() ?? 0))
        let cells = zip(upper + lower, upper.indices.map { ($0, 0) } + lower.indices.map { ($0 + indent, 1) })
        let corners = Dictionary(
            uniqueKeysWithValues: cells.map { ($0, Point(x: 24 + $1.0 * (size.x + 44), y: 24 + $1.1 * (size.y + 60))) })
        // Only names changed since the step before.
        let isRenamed = previous?.boxes.count == map.boxes.count && previous?.arrows.count == map.arrows.count
        let boxes = map.boxes.map { box in
            let corner = corners[box.name, default: .zero]
            let isNew = previous?.boxes.contains { $0.name == box.name } == false
            let texts = zip(0..., box.lines).map { index, line in
                text(line, at: corner &+ Point(x: size.x / 2, y: 47 + 15 * index), class: "small")
            }
            let tag = text(isRenamed ? "renamed" : "new", at: corner &+ size &- 8, class: "tag", anchor: "end")
            return """
                <g class="\(box.types.isEmpty ? "outside" : "layer")\(isNew ? " new" : "")" data-box="\(box.name.escaped)">
                <rect class="box" x="\(corner.x)" y="\(corner.y)" width="\(size.x)" height="\(size.y)" rx="8"/>
                \(text(box.name, at: corner &+ Point(x: size.x / 2, y: box.lines.isEmpty ? size.y / 2 : 27), class: "name"))
                \((texts + (isNew ? [tag] : [])).joined(separator: "\n"))
                </g>
                """
        }
        let arrows = map.arrows.map { arrow in
            let (from, to) = (corners[arrow.from, default: .zero], corners[arrow.to, default: .zero])
            let (isRow, isRight) = (from.y == to.y, from.x < to.x)
            // A call and the binding that answers it run side by side.
            let y = from.y + size.y / 2 + (!isRow ? 0 : arrow.kind == .binding || !isRight ? 14 : -14)
            let end = Point(x: to.x + size.x / 2, y: from.y < to.y ? to.y - 4 : to.y + size.y + 4)
            let side = isRow ? isRight ? to.x - 4 : to.x + size.x + 4 : end.x
            // From below the box, sideways, then up or down into the other row.
            let way = [Point(x: from.x + size.x / 2, y: y), Point(x: side, y: y)] + (isRow ? [] : [end])
            let isNew = previous?.arrows.contains(arrow) == false && !isRenamed
            return line(
                arrow.kind, way, isNew: isNew, data: "data-arrow=\"\("\(arrow.from) \(arrow.to)".escaped)\"")
        }
        let bottom = corners.values.reduce(.zero) { pointwiseMax($0, $1 &+ size) }
        let verbs: [StructureMap.Arrow.Kind: String] = [
            .call: "calls", .binding: "notifies", .weak: "weakly refers to",
        ]
        let calls = map.arrows.map { "\($0.from) \(verbs[$0.kind, default: ""]) \($0.to)." }
        let legend = Resource.text("legend.template", ["id": id, "y": "\(bottom.y + 42)"])
        svg = Resource.text(
            "picture.template",
            [
                "id": id.escaped, "title": title.escaped, "description": calls.joined(separator: " ").escaped,
                "width": "\(bottom.x + 24)", "height": "\(bottom.y + 68)",
                "pieces": (arrows + boxes + [legend]).joined(separator: "\n"),
            ])
    }

    private func text(_ text: String, at point: Point, class name: String, anchor: String = "middle") -> String {
        #"<text class="\#(name)" x="\#(point.x)" y="\#(point.y)" text-anchor="\#(anchor)">\#(text.escaped)</text>"#
    }

    /// A line through `points`: solid with a full head for a call, dashed for a binding, dotted for a weak reference.
    private func line(_ kind: StructureMap.Arrow.Kind, _ points: [Point], isNew: Bool, data: String) -> String {
        let path = points.map { "\($0.x) \($0.y)" }.joined(separator: " L")
        let (new, head) = (isNew ? " new" : "", kind == .call ? "full" : "open")
        return #"<path class="line \#(kind)\#(new)" d="M\#(path)" marker-end="url(#\#(id)-\#(head))" \#(data)/>"#
    }
}

extension StructureMap.Box {
    /// The lines in the box below its name, with what is wider than the box cut off.
    fileprivate var lines: [String] { types.map { $0.count > 28 ? "\($0.prefix(27))…" : $0 } }
}
