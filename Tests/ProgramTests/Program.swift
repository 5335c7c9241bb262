/// One of the four programs, as it was built beside the tests.
enum Program: String, CaseIterable, BuiltProgram {
    case mvvm = "step1-mvvm"
    case presenter = "step2-presenter"
    case router = "step3-router"
    case interactor = "step4-interactor"

    /// For each row of a table of what the four have in common, the programs that it is tried on: `count` of them, in
    /// turn, and all four for one row. They are made of the same code, but for the steps themselves.
    static func rotation(of count: Int, all row: Int) -> [[Program]] {
        (0..<12).map { index in
            index == row ? allCases : (0..<count).map { allCases[(index + $0) % allCases.count] }
        }
    }
}
