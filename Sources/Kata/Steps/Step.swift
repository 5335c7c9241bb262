/// One of the four steps, or chapter 0.
struct Step: Sendable, Hashable {
    let number: Int
    let title: String

    static let all = zip(1..., ["MVVM", "Presenter", "Router", "Interactor"]).map(Step.init)

    var folder: String { "\(number)-\(title)" }
    var module: String { "Step\(number)\(title)" }
    var program: String { "step\(textFolder)" }

    var textFolder: String { folder.lowercased() }

    var text: String { "Steps/\(textFolder)/README.md" }

    var previous: Step? { number > 1 ? Self.all[number - 2] : nil }
}
