import Foundation

/// The figures in `Steps/evidence.md` and in the README: tables between `<!-- name -->` and `<!-- /name -->`, and a
/// picture.
struct EvidencePage {
    let evidence: Evidence

    static let file = "Steps/evidence.md"
    static let picture = "Steps/evidence.svg"
    private static let files = [file, "README.md"]

    /// The files with today's figures.
    /// - Parameter slips: What noticed forgotten views, by change; nil leaves that table as it is.
    func files(in repository: Repository, slips: [String: ChangeTrial.Slips]? = nil) throws -> [String: String] {
        let tables = tables.merging(slips.map { ["slips": table(of: $0)] } ?? [:]) { $1 }
        var files = [Self.picture: HeatMap(of: whole).svg]
        for file in Self.files {
            let text = try repository.text(at: file)
            files[file] = text.replacing(/<!-- (\w+) -->\n(?s:.*?)<!-- \/\1 -->/) { match in
                guard let table = tables[String(match.1)] else { return String(match.0) }
                return "<!-- \(match.1) -->\n\(table.joined(separator: "\n"))\n<!-- /\(match.1) -->"
            }
        }
        return files
    }

    /// The files whose figures are stale.
    func staleFiles(in repository: Repository, slips: [String: ChangeTrial.Slips]? = nil) throws -> [String: String] {
        try files(in: repository, slips: slips).filter { (try? repository.text(at: $0)) != $1 }
    }

    /// The changes that are carried out in all steps.
    private var whole: [Evidence.Row] { evidence.rows.filter { $0.figures.count == Step.all.count } }

    private var tables: [String: [String]] {
        [
            "matrix": table("Changed lines", of: whole) { "\($0.lines)" },
            "figures": figures, "readings": readings, "profiles": profiles, "conflicts": conflicts,
            "breakeven": breakEven, "totals": totals,
        ]
    }

    private func table(_ title: String, of rows: [Evidence.Row], _ cell: (ChangeFigures) -> String) -> [String] {
        head(title) + rows.map { row in line(row.change.title, Step.all.map { row.figures[$0].map(cell) ?? "–" }) }
    }

    private func head(_ title: String) -> [String] {
        [line(title, Step.all.map { "\($0.number) \($0.title)" }), line("---", Step.all.map { _ in "---:" })]
    }

    private func line(_ first: String, _ cells: [String]) -> String {
        "| " + ([first] + cells).joined(separator: " | ") + " |"
    }

    private static let names: [(String, @Sendable (ChangeFigures) -> Int)] = [
        ("files", \.files), ("types", \.types), ("contracts", \.contracts), ("lines added", \.added),
        ("lines deleted", \.deleted), ("lines changed in views", \.linesInViews), ("lines repeated", \.repeated),
        ("laws below the views", \.lawsBelowViews),
    ]

    private var totals: [String] {
        head("All twelve changes")
            + Self.names.map { name, value in
                line(
                    name,
                    Step.all.map { step in "\(whole.compactMap { $0.figures[step].map(value) }.reduce(0, +))" })
            }
    }

    /// All figures of each change, a table for each.
    private var figures: [String] {
        evidence.rows.flatMap { row in
            ["", "**\(row.change.title)**", ""] + head("")
                + Self.names.map { name, value in
                    line(name, Step.all.map { row.figures[$0].map { "\(value($0))" } ?? "–" })
                }
        }
    }

    private var readings: [String] {
        whole.flatMap { row in ["- **\(row.change.title)** (\(winners(of: row))). \(row.change.reading)"] }
    }

    private func winners(of row: Evidence.Row) -> String {
        let best = row.figures.values.map(\.lines).min()
        let steps = Step.all.filter { row.figures[$0]?.lines == best }.map { "\($0.number)" }
        return switch steps.count {
        case Step.all.count: "the same in all steps"
        case 1: "cheapest in step \(steps[0])"
        default: "cheapest in steps \(steps.dropLast().joined(separator: ", ")) and \(steps[steps.count - 1])"
        }
    }

    /// What the presenter and the router cost up front, and which changes pay for it.
    private var breakEven: [String] {
        [(2, "presenter"), (3, "router")].map { number, name in
            let (old, new) = (Step.all[number - 2], Step.all[number - 1])
            let price = (evidence.sizes[new] ?? 0) - (evidence.sizes[old] ?? 0)
            let savings = whole.map { row in
                (name: row.change.shortName, lines: (row.figures[old]?.lines ?? 0) - (row.figures[new]?.lines ?? 0))
            }.sorted { $0.lines > $1.lines }
            var (back, count) = (0, 0)
            while back < price, count < savings.count, savings[count].lines > 0 {
                back += savings[count].lines
                count += 1
            }
            func list(_ changes: [(name: String, lines: Int)]) -> String {
                changes.map { "\($0.name) (\(abs($0.lines)))" }.joined(separator: ", ")
            }
            let end =
                back < price
                ? "which don't pay for them"
                : count == 1 ? "and the first one pays for them" : "and the first \(count) pay for them"
            let sum = savings.map(\.lines).reduce(0, +)
            let (gains, losses) = (savings.filter { $0.lines > 0 }, savings.filter { $0.lines < 0 })
            return """
                - The **\(name)** adds \(price) lines to the app. It saves lines in \(list(gains)), \(end). It costs lines \
                in \(list(losses)). Over all changes it \(sum < 0 ? "costs" : "saves") \(abs(sum)).
                """
        }
    }

    private var conflicts: [String] {
        let pairs = whole.count * (whole.count - 1) / 2
        return head("Of \(pairs) pairs of changes") + [
            line("edit the same file", Step.all.map { "\(evidence.sharedFiles[$0] ?? 0)" }),
            line("can't be merged by git", Step.all.map { "\(evidence.conflicts[$0] ?? 0)" }),
        ]
    }

    private var profiles: [String] {
        head("Changed lines in total")
            + Profile.all.map { profile in
                line(
                    profile.name,
                    Step.all.map { step in
                        let lines = whole.filter { profile.includes($0.change) }.compactMap { $0.figures[step]?.lines }
                        return "\(lines.reduce(0, +))"
                    })
            }
    }

    private func table(of slips: [String: ChangeTrial.Slips]) -> [String] {
        let slips = whole.compactMap { slips[$0.change.name] }
        return head("Forgotten views, noticed by")
            + ChangeTrial.Catcher.allCases.map { catcher in
                line(
                    catcher == .nothing ? "nothing" : "the \(catcher)\(catcher == .law ? "s" : "")",
                    Step.all.map { step in "\(slips.map { $0[step]?[catcher] ?? 0 }.reduce(0, +))" })
            }
    }
}

/// A kind of project, with the changes that it may need.
struct Profile {
    let name: String
    private let numbers: Set<Int>

    func includes(_ change: Change) -> Bool { numbers.contains(Int(change.name.prefix { $0.isNumber }) ?? 0) }

    static let all = [
        Profile(name: "A prototype: a rule, a field, an order, offline", numbers: [5, 6, 10, 11]),
        Profile(
            name: "One platform, redesigned: these, A/B, stars, trailer, link, gate",
            numbers: [2, 3, 5, 6, 7, 8, 9, 10, 11]),
        Profile(name: "Several platforms over years: all twelve", numbers: Set(1...12)),
    ]
}
