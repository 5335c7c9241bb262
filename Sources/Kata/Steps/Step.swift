/// One of the four steps, chapter 0, or the start of road B.
struct Step: Sendable, Hashable {
    let number: Int
    let title: String
    private var road = ""

    init(_ number: Int, _ title: String) { (self.number, self.title) = (number, title) }

    static let all = zip(1..., ["MVVM", "Presenter", "Router", "Interactor"]).map(Step.init)

    /// Where the view model formats, too.
    static let roadB = {
        var step = Step(1, "MVVM")
        step.road = "b"
        return step
    }()

    /// "1", or "1b"
    var name: String { "\(number)\(road)" }
    var folder: String { "\(name)-\(title)" }
    var module: String { "Step\(name)\(title)" }
    var program: String { "step\(textFolder)" }

    var textFolder: String { folder.lowercased() }

    var text: String { "Steps/\(textFolder)/README.md" }

    var previous: Step? { number > 1 ? Self.all[number - 2] : nil }
}
