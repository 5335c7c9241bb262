/// What a change costs in a step.
struct ChangeFigures: Equatable, Sendable {
    var files = 0
    /// The types that were added or changed.
    var types = 0
    var added = 0
    var deleted = 0
    /// The added and deleted lines in views.
    var linesInViews = 0
    /// The protocols that were added or changed.
    var contracts = 0
    /// The added lines that repeat eight words or more in a row from another file of the step.
    var repeated = 0
    /// The change's own laws that try a single layer below the views.
    var lawsBelowViews = 0

    var lines: Int { added + deleted }

    init() {}

    /// Compares a step's files before and after.
    /// - Parameter layers: The layer of each law that the change adds.
    init(
        of step: Step, before: [String: String], after: [String: String], layers: [String],
        repetition: inout Repetition
    ) throws {
        let rows = try Comparison(("before", before), ("after", after)).diff(["--numstat", "--no-renames"]).lines
        for row in rows {
            let cells = row.split(separator: "\t")
            guard cells.count == 3, let plus = Int(cells[0]), let minus = Int(cells[1]) else { continue }
            files += 1
            (added, deleted) = (added + plus, deleted + minus)
            if cells[2].contains(/View\.swift\}?$/) { linesInViews += plus + minus }
        }
        let (old, new) = (Self.declarations(in: before), Self.declarations(in: after))
        let touched = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
        types = Set(touched.map(\.name)).count
        contracts = touched.count { $0.isContract }
        repeated = repetition.count(before: before, after: after)
        let first = ["business": 1, "presenter": 2, "router": 3]
        lawsBelowViews = layers.count { first[$0, default: 5] <= step.number }
    }

    private struct Declaration: Hashable {
        let name: String
        let isContract: Bool
    }

    /// The text of each type and its extensions. A declaration begins and ends at the margin.
    private static func declarations(in files: [String: String]) -> [Declaration: Set<String>] {
        var declarations: [Declaration: Set<String>] = [:]
        for text in files.values {
            var current: (Declaration, [String])?
            for line in text.lines {
                if !line.hasPrefix(" "), !line.hasPrefix("/"),
                    let match = line.firstMatch(
                        of: /^(?:[a-z@][\w@()]* )*?(class|struct|enum|protocol|extension|typealias) (\w+)/)
                {
                    let isContract = match.1 == "protocol"
                    current = (Declaration(name: String(match.2), isContract: isContract), [])
                }
                current?.1.append(line)
                if line.hasPrefix("}") || line.hasSuffix("{}"), let (declaration, lines) = current {
                    declarations[declaration, default: []].insert(lines.joined(separator: "\n"))
                    current = nil
                }
            }
        }
        return declarations
    }
}
