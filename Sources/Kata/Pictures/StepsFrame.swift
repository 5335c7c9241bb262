import Structure

/// One step in the picture of the four.
struct StepsFrame {
    let step: Step
    let map: StructureMap
    let previous: StructureMap?
    /// What each file of the step holds, by its name.
    let sources: [String: String]
    /// The parts of what `--trace` prints of the step, by their names.
    let traces: [String: [String]]

    var title: String { "\(step.number) \(["MVVM", "+ Presenter", "+ Router", "= VIPER"][step.number - 1])" }

    var description: String {
        ([map.sentences] + hops.map { "\($0): \($1.sentence)." }).joined(separator: " ")
    }

    /// The hops, with numbers for those that load the list, and letters for those that open a movie.
    private var hops: [(mark: String, hop: SequencePicture.Hop)] {
        zip(["load", "open"], ["123456789", "abcdefghi"]).flatMap { part, marks in
            zip(marks, traces[part, default: []].compactMap(SequencePicture.Hop.init)).map { (String($0), $1) }
        }
    }

    func height(in plan: StepsPlan) -> Int { plan.isTall ? 462 + 17 * hops.count : 262 }

    func pieces(_ draw: SVG, _ plan: StepsPlan) -> [String] {
        // On a phone, arrows have no room for more than a mark.
        let list = hops.indices.map { text(hops[$0].hop.line, of: $0, at: Point(x: 10, y: 474 + 17 * $0), "start") }
        return [heading(draw, plan)] + map.boxes.map { box($0, draw, plan) } + deeds(draw, plan)
            + map.arrows.map { arrow($0, draw, plan) } + (plan.isTall ? list : [])
    }

    /// What stands for a hop. `--i` is its turn.
    private func text(_ text: String, of index: Int, at point: Point, _ anchor: String) -> String {
        """
        <text class="small hop" x="\(point.x)" y="\(point.y)" text-anchor="\(anchor)" style="--i:\(index)">\
        <tspan class="mark">\(hops[index].mark)</tspan> \(text.escaped)</text>
        """
    }

    /// The title, and the line between the UI and the business.
    private func heading(_ draw: SVG, _ plan: StepsPlan) -> String {
        let start = plan.places[2].lowerBound - (plan.isTall ? 20 : 18)
        let line = [(start, plan.isTall ? 10 : 14), (start, plan.gap), (plan.places[3].upperBound, plan.gap)]
        let corners = line.map { plan.point($0, $1) }.map { "\($0.x) \($0.y)" }.joined(separator: " L")
        let ui = plan.isTall ? plan.point(start - 6, 10) : plan.point(start - 8, 28)
        let business = plan.isTall ? plan.point(start + 15, 10) : plan.point(start + 8, 28)
        return "<path class=\"boundary\" d=\"M\(corners)\"/>\n"
            + draw.text(title, at: Point(x: 12, y: 29), class: "title", anchor: "start")
            + draw.text("UI", at: ui, class: "side", anchor: plan.isTall ? "start" : "end")
            + draw.text("business", at: business, class: "side", anchor: "start")
    }

    /// What is done, each at its place, in whichever box that is.
    private func deeds(_ draw: SVG, _ plan: StepsPlan) -> [String] {
        let deeds =
            [("shows", 0, plan.gap), ("formats", 1, plan.rows[0].middle)]
            + [("navigates", 1, plan.rows[1].middle), ("fetches, ranks", 2, plan.rows[0].middle)]
        return deeds.map { deed, place, across in
            let point = plan.point(plan.places[place].middle, across)
            return draw.text(deed, at: Point(x: point.x, y: point.y - 1), class: "job")
        }
    }

    /// A layer. `--from` is the outline that it splits or moves from.
    private func box(_ box: StructureMap.Box, _ draw: SVG, _ plan: StepsPlan) -> String {
        let area = plan.area(of: box.name, in: map)
        guard let place = box.name == "View" ? plan.places[0] : area[0] ?? area[1] else { return "" }
        let across = box.name == "View" ? plan.gap : plan.rows[area[0] == nil ? 1 : 0].middle
        let middle = plan.point(place.middle, across)
        let count = sources.values.filter { text in box.types.contains { text.contains("class \($0):") } }
            .map { $0.count { $0 == "\n" } }.reduce(0, +)
        let isNew = map.adds(box.name, to: previous)
        let gone = previous?.boxes.first { old in map.boxes.allSatisfy { $0.name != old.name } }
        let lines =
            [(box.name, box.types.isEmpty ? 6 : -18, "who")] + (count > 0 ? [("\(count) lines", 15, "small")] : [])
            + (isNew ? [(gone.map { "was \($0.name)" } ?? "new", 31, "tag")] : [])
        return """
            <g class="\(box.types.isEmpty ? "outside" : "layer")\(isNew ? " new" : "")" data-box="\(box.name.escaped)">
            <path class="box" d="\(plan.outline(of: box.name, in: map))" \
            style="--from:path('\(plan.outline(of: box.name, in: map, since: previous))')"/>
            \(lines.map { draw.text($0, at: Point(x: middle.x, y: middle.y + $1), class: $2) }.joined())
            </g>
            """
    }

    /// An arrow, with the hops that run along it.
    private func arrow(_ arrow: StructureMap.Arrow, _ draw: SVG, _ plan: StepsPlan) -> String {
        guard let (row, start, end) = plan.way(of: arrow, in: map) else { return "" }
        let (x, y, isBinding) = (min(start.x, end.x), min(start.y, end.y), arrow.kind == .binding)
        /// Where a text stands; `index` counts from the line.
        func place(_ index: Int) -> (point: Point, anchor: String) {
            switch (row, plan.isTall) {
            case (nil, false): (Point(x: x - 8, y: (start.y + end.y) / 2 + 4), "end")
            case (nil, true): (Point(x: (start.x + end.x) / 2, y: y - 7), "middle")
            case (_, false): (Point(x: x + 6, y: isBinding ? y + 16 : y - 7 - 15 * index), "start")
            case (_, true): (Point(x: isBinding ? x + 7 : x - 7 - 14 * index, y: y + 22), isBinding ? "start" : "end")
            }
        }
        let running = hops.indices.reversed().filter {
            (hops[$0].hop.from, hops[$0].hop.to, hops[$0].hop.isBinding) == (arrow.from, arrow.to, isBinding)
        }
        let labels = running.enumerated().map { index, number -> String in
            let (mark, hop) = hops[number]
            return text(plan.isTall ? "" : hop.label, of: number, at: place(index).point, place(index).anchor)
                + """
                <path class="dot" d="M\(start.x) \(start.y)h0" data-hop="\(mark) \(hop.line.escaped)" \
                style="--i:\(number);--dx:\(end.x - start.x)px;--dy:\(end.y - start.y)px"/>
                """
        }
        let isNew = map.adds(arrow, to: previous)
        let line = draw.line(
            [start, end], arrow.kind, isNew: isNew, attributes: " data-arrow=\"\("\(arrow.from) \(arrow.to)".escaped)\""
        )
        let weak = draw.text("weak", at: place(0).point, class: "small", anchor: place(0).anchor)
        return "<g\(isNew ? " class=\"new\"" : "")>\(line)\(arrow.kind == .weak ? weak : labels.joined())</g>"
    }
}
