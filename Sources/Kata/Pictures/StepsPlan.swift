import Structure

/// Where the layers of the four steps stand: each in the same place in every step, so that you see what splits off.
///
/// There are two rows: the first from the view to the service, the second from the router to the navigator. They run to
/// the right where there is room, and down on a phone. A point is given along the rows and across them.
struct StepsPlan {
    let isTall: Bool

    var width: Int { isTall ? 320 : 700 }
    /// Where each place of a row begins and ends: view, presenter, business layer, service.
    var places: [Range<Int>] {
        isTall ? [44..<122, 162..<240, 290..<368, 404..<444] : [12..<100, 246..<340, 466..<580, 616..<688]
    }
    var rows: [Range<Int>] { isTall ? [10..<150, 178..<310] : [48..<126, 162..<240] }
    /// The middle between the rows.
    var gap: Int { (rows[0].upperBound + rows[1].lowerBound) / 2 }

    func point(_ along: Int, _ across: Int) -> Point {
        isTall ? Point(x: across, y: along) : Point(x: along, y: across)
    }

    /// What a layer takes of each row. The view takes the places of the layers that don't exist yet.
    func area(of name: String, in map: StructureMap) -> [Range<Int>?] {
        switch name {
        case "View":
            ["Presenter", "Router"].map { layer in
                places[0].lowerBound..<places[map.boxes.contains { $0.name == layer } ? 0 : 1].upperBound
            }
        case "Presenter": [places[1], nil]
        case "Router": [nil, places[1]]
        case "ViewModel", "Interactor": [places[2], nil]
        case "Service": [places[3], nil]
        case "Navigator": [nil, places[2]]
        default: [nil, nil]
        }
    }

    /// The outline of a layer's box.
    /// - Parameter previous: The step before, for the outline in which what splits now still touches.
    func outline(of name: String, in map: StructureMap, since previous: StructureMap? = nil) -> String {
        var (area, end, next) = (area(of: name, in: map), rows[0].upperBound, rows[1].lowerBound)
        let cut = (places[0].upperBound + places[1].lowerBound) / 2
        for (row, layer) in ["Presenter", "Router"].enumerated() where map.adds(layer, to: previous) {
            if name == "View" { area[row] = places[0].lowerBound..<cut }
            if name == layer { area[row] = cut..<places[1].upperBound }
            if row == 0, [layer, "View"].contains(name) { (end, next) = (gap, gap) }
        }
        guard let first = area[0] ?? area[1], let last = area[1] ?? area[0] else { return "" }
        let (top, bottom) = (area[0] == nil ? next : rows[0].lowerBound, area[1] == nil ? end : rows[1].upperBound)
        let middle = first == last ? (top + bottom) / 2 : first.upperBound < last.upperBound ? next : end
        // Always six corners, so that any outline can become any other.
        let corners = [
            point(first.lowerBound, top), point(first.upperBound, top), point(first.upperBound, middle),
            point(last.upperBound, middle), point(last.upperBound, bottom), point(last.lowerBound, bottom),
        ]
        return corners.indices.map { index in
            let corner = corners[index]
            let (start, end) = (corner.moved(to: corners[(index + 5) % 6]), corner.moved(to: corners[(index + 1) % 6]))
            return "\(index == 0 ? "M" : "L")\(start.x) \(start.y) Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
        }.joined(separator: " ") + "Z"
    }

    /// The row of an arrow, or nil where it leads from one to the other, and its ends; nil where a layer has no place.
    func way(of arrow: StructureMap.Arrow, in map: StructureMap) -> (row: Int?, start: Point, end: Point)? {
        let (from, to) = (area(of: arrow.from, in: map), area(of: arrow.to, in: map))
        for row in rows.indices {
            guard let from = from[row], let to = to[row] else { continue }
            // A call and the binding that answers it run side by side.
            let across = rows[row].middle + (row > 0 ? 0 : (arrow.kind == .binding ? 12 : -12) + (isTall ? 12 : 0))
            return from.lowerBound < to.lowerBound
                ? (row, point(from.upperBound + 3, across), point(to.lowerBound - 4, across))
                : (row, point(from.lowerBound - 3, across), point(to.upperBound + 4, across))
        }
        guard let along = from[0]?.middle, to[1] != nil else { return nil }
        return (nil, point(along, rows[0].upperBound + 3), point(along, rows[1].lowerBound - 4))
    }
}

extension Range<Int> {
    var middle: Int { (lowerBound + upperBound) / 2 }
}

extension Point {
    /// The point eight nearer to one beside or below it, or half the way if that is less.
    fileprivate func moved(to other: Point) -> Point {
        func nearer(_ from: Int, _ to: Int) -> Int { from + (to - from).signum() * min(8, abs(to - from) / 2) }
        return Point(x: nearer(x, other.x), y: nearer(y, other.y))
    }
}
