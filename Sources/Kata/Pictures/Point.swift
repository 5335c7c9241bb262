/// A place in a picture, from its upper left corner.
struct Point: Equatable {
    var x: Int
    var y: Int
}

/// Where a box stands.
struct Frame: Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
    var right: Int { x + width }
    var bottom: Int { y + height }
}
