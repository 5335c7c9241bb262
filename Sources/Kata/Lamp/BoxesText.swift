import Foundation
import Structure

/// The layers as boxes, with their dependencies, drawn in characters.
struct BoxesText {
    private let map: StructureMap

    init(_ map: StructureMap) { self.map = map }

    /// One box below the other, each with its types and dependencies.
    var lines: [String] {
        map.boxes.flatMap { box -> [String] in
            let width = max(18, box.name.count + 2)
            let out = map.arrows.filter { $0.from == box.name }.map { arrow in
                (arrow.kind == .weak ? "┄┄▷ " : "──▶ ") + arrow.to + (arrow.kind == .weak ? " (weak)" : "")
            }
            let name = " \(box.name)".padding(toLength: width, withPad: " ", startingAt: 0)
            let types = Self.summary(of: box.types)
            return [
                "┌" + String(repeating: "─", count: width) + "┐",
                (["│\(name)│"] + out).joined(separator: "  "),
                "└" + String(repeating: "─", count: width) + "┘ " + types,
            ]
        }
    }

    private static func summary(of types: [String]) -> String {
        types.prefix(4).joined(separator: ", ") + (types.count > 4 ? " and \(types.count - 4) more" : "")
    }
}
