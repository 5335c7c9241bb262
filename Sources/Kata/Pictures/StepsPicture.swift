import Structure

/// The four steps at one scale: which layer splits off which, and what runs along the arrows.
struct StepsPicture {
    let frames: [StepsFrame]

    static let file = "Steps/steps.svg"
    private static let style = "\n" + Resource.text("steps.css")

    /// - Parameters:
    ///   - sources: What each file of a step holds, by its name.
    ///   - traces: The parts of what `--trace` prints of a step, by their names.
    init(sources: [Step: [String: String]], traces: [Step: [String: [String]]]) {
        let maps = Step.all.map { StructureMap(of: sources[$0, default: [:]]) }
        frames = zip(zip(Step.all, maps), [nil] + maps).map { step, previous in
            StepsFrame(
                step: step.0, map: step.1, previous: previous, sources: sources[step.0, default: [:]],
                traces: traces[step.0, default: [:]])
        }
    }

    /// All four frames, one below the other.
    var svg: String {
        let (draw, plan) = (SVG(id: "steps"), StepsPlan(isTall: false))
        var y = 0
        let groups = (frames + [nil]).map { frame in
            defer { y += height(of: frame, plan) }
            return "<g transform=\"translate(0 \(y))\">\n\(pieces(of: frame, draw, plan).joined(separator: "\n"))\n</g>"
        }
        return draw.picture(
            width: plan.width, height: y, title: "From MVVM to VIPER in three steps",
            description: frames.map { "\($0.title): \($0.description)" }.joined(separator: " "), style: Self.style,
            groups)
    }

    /// A frame, or the legend where there is none, as a picture of its own.
    func svg(of frame: StepsFrame?, isTall: Bool) -> String {
        let plan = StepsPlan(isTall: isTall)
        let draw = SVG(id: "steps-\(frame.map { "\($0.step.number)" } ?? "legend")-\(isTall ? "tall" : "wide")")
        return draw.picture(
            width: plan.width, height: height(of: frame, plan), title: frame.map { "Step \($0.title)" } ?? "Legend",
            description: frame?.description ?? "What the arrows and the marks mean.", style: Self.style,
            pieces(of: frame, draw, plan))
    }

    private func height(of frame: StepsFrame?, _ plan: StepsPlan) -> Int {
        frame?.height(in: plan) ?? (plan.isTall ? 110 : 64)
    }

    private func pieces(of frame: StepsFrame?, _ draw: SVG, _ plan: StepsPlan) -> [String] {
        if let frame { return frame.pieces(draw, plan) }
        let points = (0..<5).map { index in
            plan.isTall
                ? Point(x: 10, y: 16 + 20 * index) : Point(x: [12, 200, 468][index % 3], y: 16 + 28 * (index / 3))
        }
        let marks = zip([("1 2 3 …", "load the list"), ("a b c", "open a movie")], points[3...]).map { part, point in
            draw.text(part.0, at: Point(x: point.x, y: point.y + 4), class: "mark", anchor: "start")
                + draw.text(part.1, at: Point(x: point.x + 56, y: point.y + 4), class: "small", anchor: "start")
        }
        return zip(StructureMap.Arrow.Kind.allCases, points).map { draw.legend(of: $0, at: $1) } + marks
    }
}
