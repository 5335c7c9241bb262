import Structure

/// A part of a trace as a sequence diagram: which layer calls which, from the top down.
struct SequencePicture {
    private let hops: [Hop]
    private let lives: [String]
    private let title: String
    private let draw: SVG

    private struct Hop {
        let from: String
        let to: String
        let label: String
        let isBinding: Bool

        init?(_ line: Substring) {
            guard let match = line.firstMatch(of: /^(\S+) (→|⇢) (\S+)(?: (.+))?$/) else { return nil }
            (from, to, label) = (String(match.1), String(match.3), match.4.map(String.init) ?? "")
            isBinding = match.2 == "⇢"
        }
    }

    private static let order = ["View", "Presenter", "ViewModel", "Interactor", "Service", "Router", "Navigator"]
    private static let margin = 60
    /// The distance between the lifelines, so that each label fits between two of them.
    private let distance: Int

    /// - Parameters:
    ///   - trace: The hops, one a line, such as `View → Presenter reload()` or `ViewModel ⇢ Presenter movies`.
    ///   - id: A prefix that makes the picture's names unique on the page.
    init(of trace: String, title: String, id: String) {
        hops = trace.split(separator: "\n").compactMap(Hop.init)
        let names = hops.flatMap { [$0.from, $0.to] }
        let others = names.reduce(into: [String]()) {
            if !$0.contains($1), !Self.order.contains($1) { $0.append($1) }
        }
        lives = Self.order.filter(names.contains) + others
        distance = max(118, 16 + 8 * (hops.map(\.label.count).max() ?? 0))
        self.title = title
        draw = SVG(id: id)
    }

    var svg: String {
        let width = 2 * Self.margin + distance * max(lives.count - 1, 1)
        let height = 92 + 42 * hops.count
        return draw.picture(
            width: width, height: height, title: title,
            description: hops.map { "\($0.from) \($0.isBinding ? "tells" : "calls") \($0.to) \($0.label)" }
                .joined(separator: ", then "),
            lives.map { life($0, down: height - 18) } + hops.enumerated().map { line($1, at: 92 + 42 * $0) })
    }

    private func x(of name: String) -> Int { Self.margin + distance * (lives.firstIndex(of: name) ?? 0) }

    private func life(_ name: String, down bottom: Int) -> String {
        let x = x(of: name)
        return """
            <g class="life" data-life="\(name.escaped)">
            <line x1="\(x)" y1="50" x2="\(x)" y2="\(bottom)"/>
            <rect class="box" x="\(x - 56)" y="18" width="112" height="32" rx="6"/>
            \(draw.text(name, at: Point(x: x, y: 39), class: "name"))
            </g>
            """
    }

    private func line(_ hop: Hop, at y: Int) -> String {
        let (from, to) = (x(of: hop.from), x(of: hop.to))
        let points = [Point(x: from, y: y), Point(x: from < to ? to - 2 : to + 2, y: y)]
        let data = " data-hop=\"\((hop.from + " " + hop.to + " " + hop.label).escaped)\""
        let label =
            hop.label.isEmpty
            ? "" : draw.text(hop.label, at: Point(x: (from + to) / 2, y: y - 7), class: "label")
        return draw.line(points, hop.isBinding ? .binding : .call, isNew: false, attributes: data) + label
    }
}
