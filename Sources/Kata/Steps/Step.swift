/// One of the four steps, chapter 0, or the start of road B.
struct Step: Sendable, Hashable {
    let number: Int
    let title: String
    var road = ""

    static let all = zip(1..., ["MVVM", "Presenter", "Router", "Interactor"]).map { Step(number: $0, title: $1) }

    /// The start of road B, where the view model also does the formatting.
    static let roadB = Step(number: 1, title: "MVVM", road: "b")

    /// The starts of both roads, and the steps that they share.
    static let both = [all[0], roadB] + all[1...]

    /// The step's number and road, such as "1" or "1b".
    var name: String { "\(number)\(road)" }
    var folder: String { "\(name)-\(title)" }
    var module: String { "Step\(name)\(title)" }
    var program: String { "step\(textFolder)" }
    var textFolder: String { folder.lowercased() }
    var text: String { "Steps/\(textFolder)/README.md" }

    var previous: Step? { number > 1 ? Self.all[number - 2] : nil }
}
