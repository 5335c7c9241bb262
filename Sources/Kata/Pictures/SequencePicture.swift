import Structure

/// A part of a trace as a sequence diagram: which layer calls which, from the top down.
struct SequencePicture {
    let svg: String

    private static let order = ["View", "Presenter", "ViewModel", "Interactor", "Service", "Router", "Navigator"]

    /// - Parameters:
    ///   - trace: The calls, such as `View → Presenter reload()` or `ViewModel ⇢ Presenter movies`.
    ///   - id: A prefix that makes the picture's names unique on the page.
    init(of trace: [String], title: String, id: String) {
        let hops = trace.map { $0.split(separator: " ", maxSplits: 3).map(String.init) }.filter { $0.count > 2 }.map {
            (from: $0[0], to: $0[2], label: $0.count > 3 ? $0[3] : "", isBinding: $0[1] == "⇢")
        }
        let names = hops.flatMap { [$0.from, $0.to] }
        let lives = names.reduce(into: Self.order.filter(names.contains)) { if !$0.contains($1) { $0.append($1) } }
        // Each label fits between two lifelines.
        let distance = max(118, 16 + 8 * (hops.map(\.label.count).max() ?? 0))
        let (draw, height) = (SVG(id: id), 92 + 42 * hops.count)
        func x(_ name: String) -> Int { 60 + distance * (lives.firstIndex(of: name) ?? 0) }
        let heads = lives.map { name in
            """
            <g class="life" data-life="\(name.escaped)"><line x1="\(x(name))" y1="50" x2="\(x(name))" y2="\(height - 18)"/>
            <rect class="box" x="\(x(name) - 56)" y="18" width="112" height="32" rx="6"/>
            \(draw.text(name, at: Point(x: x(name), y: 39), class: "name"))</g>
            """
        }
        let arrows = zip(hops, stride(from: 92, to: height, by: 42)).map { hop, y in
            let (from, to) = (x(hop.from), x(hop.to))
            let line = [Point(x: from, y: y), Point(x: to + (from < to ? -2 : 2), y: y)]
            let data = "data-hop=\"\("\(hop.from) \(hop.to) \(hop.label)".escaped)\""
            return draw.line(hop.isBinding ? .binding : .call, line, data: data)
                + draw.text(hop.label, at: Point(x: (from + to) / 2, y: y - 7), class: "label")
        }
        let words = trace.joined(separator: ", then ").replacing("→", with: "calls").replacing("⇢", with: "notifies")
        svg = draw.picture(
            width: 120 + distance * max(lives.count - 1, 1), height: height, title: title,
            description: words, heads + arrows)
    }
}
