import Structure

/// A step's layers as boxes, and their dependencies as arrows, as the sources have them.
struct BoxesPicture {
    private let map: StructureMap
    private let previous: StructureMap?
    private let title: String
    private let draw: SVG
    private let plan: BoxesPlan

    /// Draws a step, and marks what is new since the step before.
    /// - Parameter id: A prefix that makes the picture's names unique on the page.
    init(of step: Step, in maps: [Step: StructureMap], title: String, id: String) {
        guard let map = maps[step] else { preconditionFailure("BoxesPicture: \(step) has no map.") }
        self.init(of: map, previous: step.previous.flatMap { maps[$0] }, title: title, id: id)
    }

    init(of map: StructureMap, previous: StructureMap?, title: String, id: String) {
        (self.map, self.previous, self.title) = (map, previous, title)
        draw = SVG(id: id)
        plan = BoxesPlan(of: map)
    }

    var svg: String {
        draw.picture(
            width: plan.width, height: plan.height, title: title, description: description,
            map.arrows.map(arrow) + map.boxes.map(box) + [legend])
    }

    private var description: String {
        map.arrows.map { arrow in
            switch arrow.kind {
            case .call: "\(arrow.from) calls \(arrow.to)."
            case .binding: "\(arrow.to) is bound to \(arrow.from)."
            case .weak: "\(arrow.from) refers to \(arrow.to) weakly."
            }
        }.joined(separator: " ")
    }

    /// Whether nothing but names has changed since the step before.
    private var isRename: Bool {
        previous.map { $0.boxes.count == map.boxes.count && $0.arrows.count == map.arrows.count } ?? false
    }

    private func isNew(_ box: StructureMap.Box) -> Bool {
        previous.map { $0.boxes.allSatisfy { $0.name != box.name } } ?? false
    }

    private func isNew(_ arrow: StructureMap.Arrow) -> Bool {
        previous.map { !isRename && !$0.arrows.contains(arrow) } ?? false
    }

    private func box(_ box: StructureMap.Box) -> String {
        guard let frame = plan.frames[box.name] else { return "" }
        let name = Point(x: frame.middle.x, y: box.lines.isEmpty ? frame.middle.y + 6 : frame.y + 27)
        var texts = [draw.text(box.name, at: name, class: "name")]
        for (index, line) in box.lines.enumerated() {
            // A little space between a layer's types and its imports.
            let y = frame.y + 47 + 15 * index + (index < box.types.count ? 0 : 6)
            texts.append(draw.text(line, at: Point(x: frame.middle.x, y: y), class: "small"))
        }
        if isNew(box) {
            let corner = Point(x: frame.right - 8, y: frame.bottom - 8)
            texts.append(draw.text(isRename ? "renamed" : "new", at: corner, class: "tag", anchor: "end"))
        }
        return """
            <g class="\(box.types.isEmpty ? "outside" : "layer")\(isNew(box) ? " new" : "")" data-box="\(box.name.escaped)">
            <rect class="box" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)" rx="8"/>
            \(texts.joined(separator: "\n"))
            </g>
            """
    }

    private func arrow(_ arrow: StructureMap.Arrow) -> String {
        let points = plan.way(of: arrow)
        guard points.count > 1 else { return "" }
        let line = draw.line(
            points, arrow.kind, isNew: isNew(arrow),
            attributes: " data-arrow=\"\("\(arrow.from) \(arrow.to)".escaped)\"")
        guard arrow.kind == .weak else { return line }
        let middle = Point(x: (points[0].x + points[1].x) / 2, y: points[0].y - 8)
        return line + draw.text("weak", at: middle, class: "small")
    }

    private var legend: String {
        let kinds: [(StructureMap.Arrow.Kind, String)] = [
            (.call, "calls"), (.binding, "tells, by a binding"), (.weak, "refers to, weakly"),
        ]
        let shown = kinds.filter { kind, _ in map.arrows.contains { $0.kind == kind } }
        let y = plan.height - 26
        return shown.enumerated().map { index, kind in
            let x = 24 + 160 * index
            return draw.line([Point(x: x, y: y), Point(x: x + 34, y: y)], kind.0, isNew: false)
                + draw.text(kind.1, at: Point(x: x + 42, y: y + 4), class: "small", anchor: "start")
        }.joined(separator: "\n")
    }
}
