/// One of the four steps, chapter 0, or the start of road B.
package struct Step: Sendable, Hashable {
    package let number: Int
    package let title: String
    var road = ""

    /// Chapter 0, where both roads come from.
    package static let mvc = Step(number: 0, title: "MVC")

    package static let mvvm = Step(number: 1, title: "MVVM")
    package static let presenter = Step(number: 2, title: "Presenter")
    package static let router = Step(number: 3, title: "Router")
    package static let interactor = Step(number: 4, title: "Interactor")

    /// The four steps, in order.
    package static let all = [mvvm, presenter, router, interactor]

    /// The start of road B, where the view model also does the formatting.
    package static let roadB = Step(number: 1, title: "MVVM", road: "b")

    /// The starts of both roads, and the steps that they share.
    package static let both = [mvvm, roadB, presenter, router, interactor]

    /// The step's number and road, such as "1" or "1b".
    package var name: String { "\(number)\(road)" }
    package var folder: String { "\(name)-\(title)" }
    package var module: String { "Step\(name)\(title)" }
    package var program: String { "step\(textFolder)" }
    package var textFolder: String { folder.lowercased() }
    package var text: String { "Steps/\(textFolder)/README.md" }

    package var previous: Step? { number > 1 ? Self.all[number - 2] : nil }
}
