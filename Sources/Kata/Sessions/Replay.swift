/// A session on display: check by check, and its score.
struct Replay {
    let session: Session

    var lines: [Line] { [Line(title, .bold), ""] + path.lines + [""] + score.lines }

    var page: SessionPage {
        let timeline = Resource.text("timeline.template", ["end": session.end.clock, "pieces": pieces])
        return SessionPage(title: title, body: "\(HTML(raw: timeline))\n\(score.html)\(path.html)")
    }

    private var title: String {
        "Exercise \(session.exercise)"
            + Exercise.all.filter { $0.number == session.exercise }.map { ", \($0.title)" }.joined()
    }

    private var path: Table {
        let scored = session.scored.count
        let counts = ["–"] + session.checks.map { "\($0.problems.count)" }
        let rows = zip(session.checks, session.times).enumerated().map { index, check in
            let lamps = check.0.lamps.map { $0.map { $0 ? "●" : "○" } ?? "–" }
            let note = session.breaks.contains(index) ? "break" : index < scored ? "" : "after done"
            return [check.1.clock] + lamps + [
                check.0.verdict.rawValue, "\(check.0.changed)", "\(counts[index]) → \(counts[index + 1])",
                check.0.microStep, note,
            ]
        }
        return Table(
            head: ["time", "behaviour", "structure", "verdict", "lines", "problems", "step", "note"], rows: rows)
    }

    private var score: Table {
        Table(
            head: ["score", session.isDone ? "up to done" : "not done yet"],
            rows: [
                ["checks", "\(session.scored.count)"], ["time in red", session.secondsInRed.clock],
                ["longest red stretch", session.longestRed.clock], ["largest step, lines", "\(session.largestStep)"],
                ["strokes", "\(session.strokes)"], ["par", session.par.map { "\($0)" } ?? "–"],
                ["result", session.result],
            ])
    }

    /// Bars for the lamps, and a mark for each check, placed by shares of the width to suit a phone.
    private var pieces: String {
        func share(_ seconds: Int) -> String { "\(Double(seconds * 1_000 / max(1, session.end)) / 10)%" }
        return zip(session.checks, session.times).enumerated().map { index, check in
            let (x, width, isDone) = (share(check.1), share(session.spans[index]), check.0.verdict == .done)
            let bars = zip(check.0.lamps, [44, 94]).map { isGreen, y in
                let (kind, height) = isGreen.map { $0 ? ("lit", 24) : ("unlit", 10) } ?? ("none", 1)
                return #"<rect class="\#(kind)" x="\#(x)" y="\#(y - height)" width="\#(width)" height="\#(height)"/>"#
            }
            return bars.joined() + """
                <g class="\(session.breaks.contains(index) ? "break" : "check")">\
                <title>\(check.1.clock) \(check.0.verdict.rawValue)</title><line x1="\(x)" x2="\(x)" y1="16" y2="104"/>\
                <circle class="\(isDone ? "end" : "dot")" cx="\(x)" cy="110" r="\(isDone ? 6 : 3)"/></g>
                """
        }.joined(separator: "\n")
    }
}
