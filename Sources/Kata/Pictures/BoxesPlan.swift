import Structure

/// The layout of a picture: the places of the boxes, and the paths of the arrows.
struct BoxesPlan {
    /// The frame of each box, by name.
    let frames: [String: Frame]
    let width: Int
    let height: Int

    private static let chain = ["View", "Presenter", "ViewModel", "Interactor", "Service"]
    private static let boxWidth = 180
    private static let outsideHeight = 60
    private static let gap = Point(x: 44, y: 60)
    private static let margin = 24
    private static let legendHeight = 44

    /// The chain from the view to the service forms a row, with the router and the navigator below.
    init(of map: StructureMap) {
        let names = map.boxes.map(\.name)
        let upper = Self.chain.filter(names.contains)
        let lower = names.filter { !upper.contains($0) }.sorted { $0 == "Router" && $1 != "Router" }
        // The router goes below the presenter, which calls it; a navigator alone, below the view, which then calls it.
        let indent = lower.contains("Router") ? upper.firstIndex(of: "Presenter") ?? 0 : 0
        let boxHeight = 62 + 15 * (map.boxes.map { $0.lines.count }.max() ?? 0)
        let step = Self.boxWidth + Self.gap.x
        let outside = Set(map.boxes.filter(\.types.isEmpty).map(\.name))
        func frames(_ names: [String], from column: Int, y: Int) -> [(String, Frame)] {
            // Boxes outside the step are less tall, centred in their row.
            let rowHeight = names.allSatisfy(outside.contains) ? Self.outsideHeight : boxHeight
            return names.enumerated().map { index, name in
                let height = outside.contains(name) ? Self.outsideHeight : boxHeight
                let x = Self.margin + (column + index) * step
                return (name, Frame(x: x, y: y + (rowHeight - height) / 2, width: Self.boxWidth, height: height))
            }
        }
        let rows =
            frames(upper, from: 0, y: Self.margin)
            + frames(lower, from: indent, y: Self.margin + boxHeight + Self.gap.y)
        self.frames = Dictionary(uniqueKeysWithValues: rows)
        width = (rows.map(\.1.right).max() ?? 0) + Self.margin
        height = (rows.map(\.1.bottom).max() ?? 0) + Self.margin + Self.legendHeight
    }

    /// The corners of an arrow's path, from start to end; none if a box is missing.
    func way(of arrow: StructureMap.Arrow) -> [Point] {
        guard let from = frames[arrow.from], let to = frames[arrow.to] else { return [] }
        if from.middle.y == to.middle.y {
            // A call and the binding that answers it run side by side.
            let y = from.middle.y + (arrow.kind == .binding || to.x < from.x ? 14 : -14)
            return from.x < to.x
                ? [Point(x: from.right + 3, y: y), Point(x: to.x - 4, y: y)]
                : [Point(x: from.x - 3, y: y), Point(x: to.right + 4, y: y)]
        }
        let isDown = from.y < to.y
        let end = Point(x: to.middle.x, y: isDown ? to.y - 4 : to.bottom + 4)
        if from.x == to.x { return [Point(x: from.middle.x, y: isDown ? from.bottom + 3 : from.y - 3), end] }
        // Sideways out of one box, then up or down into the other.
        let start = Point(x: from.x < to.x ? from.right + 3 : from.x - 3, y: from.middle.y)
        return [start, Point(x: end.x, y: start.y), end]
    }
}

extension StructureMap.Box {
    /// The lines in the box below its name.
    var lines: [String] {
        // Wider names, and more of them, don't fit.
        let names = types.prefix(12).map { $0.count > 28 ? "\($0.prefix(27))…" : $0 }
        let shown = names + (types.count > 12 ? ["and \(types.count - 12) more"] : [])
        guard !imports.isEmpty else { return shown }
        let line = Line("imports \(imports.joined(separator: ", "))")
        return shown + line.wrapped(to: 26).map { $0.text(isColored: false) }
    }
}

/// A place in a picture, from its upper left corner.
struct Point: Equatable {
    var x: Int
    var y: Int
}

struct Frame: Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
    var right: Int { x + width }
    var bottom: Int { y + height }
}
