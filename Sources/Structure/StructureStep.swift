/// The steps of the kata, as the lamp judges them.
public enum StructureStep: Int, CaseIterable, Comparable, Sendable {
    /// View and ViewModel.
    case mvvm = 1
    /// A presenter between view and view model formats the output.
    case presenter
    /// A router navigates from screen to screen.
    case router
    /// The ViewModel is called Interactor: VIPER.
    case interactor

    /// An earlier step is less than a later one.
    public static func < (lhs: StructureStep, rhs: StructureStep) -> Bool { lhs.rawValue < rhs.rawValue }
}
