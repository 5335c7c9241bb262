import Foundation

/// The page of the study, `Steps/evidence.md`, and its picture, with the recorded figures in the sections between
/// `<!-- name -->` and `<!-- /name -->`.
struct EvidencePage {
    let figures: Figures
    let changes: [Change]

    /// The changes that are carried out in all steps.
    private var whole: [Change] { changes.filter(\.isWhole) }

    /// The files whose figures are stale, as they should be.
    func staleFiles(in repository: Repository) throws -> [String: String] {
        var files = [Figures.file: figures.text]
        for file in ["Steps/evidence.md", "Steps/evidence.svg"] { files[file] = filled(try repository.text(at: file)) }
        return try files.filter { try repository.text(at: $0) != $1 }
    }

    private func filled(_ text: String) -> String {
        let map = HeatMap(changes: whole, figures: figures)
        let sections = [
            "matrix": table("Changed lines", of: whole.map { ($0.title, figures.lines(of: $0)) }),
            "totals": table("All changes", of: Figures.Figure.costs.map { ($0.rawValue, sum(of: $0)) }),
            "breakeven": [(2, "presenter"), (3, "router")].map(breakEven),
            "profiles": table("Changed lines in total", of: profiles),
            "readings": whole.map { "- **\($0.title)** (\(winners(of: $0))). \($0.reading)" },
            "slips": table(
                "Forgotten views, noticed by", of: Figures.Figure.catchers.map { ($0.rawValue, sum(of: $0)) }),
            "conflicts": table(
                "Of \(whole.count * (whole.count - 1) / 2) pairs of changes",
                of: [.sameFile, .conflicts].map { ($0.rawValue, figures[Figures.all, $0]) }),
            "figures": changes.flatMap { change in
                ["", "**\(change.title)**", ""]
                    + table("", of: Figures.Figure.costs.map { ($0.rawValue, figures[change.name, $0]) })
            },
            "cells": map.cells, "description": [map.description],
        ]
        return sections.reduce(into: text) { text, section in
            guard let start = text.range(of: "<!-- \(section.key) -->\n"),
                let end = text.range(of: "<!-- /\(section.key) -->")
            else { return }
            text.replaceSubrange(start.upperBound..<end.lowerBound, with: section.value.map { $0 + "\n" }.joined())
        }
    }

    private func table(_ title: String, of rows: [(String, Figures.Cells)]) -> [String] {
        let head = [[title] + Step.all.map { "\($0.number) \($0.title)" }, ["---"] + Step.all.map { _ in "---:" }]
        let rows = rows.map { name, cells in [name] + cells.map { $0.map(String.init) ?? "–" } }
        return (head + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }

    private func sum(of figure: Figures.Figure) -> Figures.Cells { sum(whole.map { figures[$0.name, figure] }) }

    private func sum(_ rows: [Figures.Cells]) -> Figures.Cells {
        Step.all.indices.map { step in rows.compactMap { $0[step] }.reduce(0, +) }
    }

    /// Kinds of projects, with the changes that they may need.
    private var profiles: [(String, Figures.Cells)] {
        [
            ("A prototype: a rule, a field, an order, offline", [5, 6, 10, 11]),
            ("One platform, redesigned: these, A/B, stars, trailer, link, gate", [2, 3, 5, 6, 7, 8, 9, 10, 11]),
            ("Several platforms over years: all of them", Array(whole.indices.map { $0 + 1 })),
        ].map { name, numbers in (name, sum(numbers.map { figures.lines(of: whole[$0 - 1]) })) }
    }

    private func winners(of change: Change) -> String {
        let lines = figures.lines(of: change).compactMap(\.self)
        let steps = Step.all.map(\.number).filter { lines[$0 - 1] == lines.min() }
        guard let last = steps.last, steps.count > 1 else { return "cheapest in step \(steps[0])" }
        let others = steps.dropLast().map(String.init).joined(separator: ", ")
        return steps.count == Step.all.count ? "the same in all steps" : "cheapest in steps \(others) and \(last)"
    }

    /// What a layer costs up front, and which changes save as much.
    private func breakEven(of step: Int, _ layer: String) -> String {
        func saved(_ cells: Figures.Cells) -> Int { (cells[step - 2] ?? 0) - (cells[step - 1] ?? 0) }
        func list(_ changes: [(name: String, lines: Int)]) -> String {
            changes.map { "\($0.name) (\(abs($0.lines)))" }.joined(separator: ", ")
        }
        let price = -saved(figures[Figures.all, .size])
        let savings = whole.map { (name: $0.shortName, lines: saved(figures.lines(of: $0))) }
            .sorted { $0.lines > $1.lines }
        let gains = savings.filter { $0.lines > 0 }
        let total = savings.map(\.lines).reduce(0, +)
        let payers = gains.indices.first { gains[...$0].map(\.lines).reduce(0, +) >= price }.map { last in
            last == 0 ? "the largest saving alone covers that" : "the \(last + 1) largest savings cover that"
        }
        return """
            - The **\(layer)** adds \(price) lines to the app. It saves lines in \(list(gains)); \
            \(payers ?? "together, they don't cover that"). It costs lines in \(list(savings.filter { $0.lines < 0 })). Over \
            all changes it \(total < 0 ? "costs" : "saves") \(abs(total)).
            """
    }
}
