/// One of the four programs, as it was built beside the tests.
enum Program: String, CaseIterable, BuiltProgram {
    case mvvm = "step1-mvvm"
    case presenter = "step2-presenter"
    case router = "step3-router"
    case interactor = "step4-interactor"
}
