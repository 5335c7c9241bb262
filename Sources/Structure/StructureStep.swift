/// The steps of the kata that the structure lamp, our check of layers, tells apart.
public enum StructureStep: Int, CaseIterable, Comparable, Sendable {
    /// View and ViewModel.
    case mvvm = 1
    /// A presenter between the view and the view model formats the output.
    case presenter
    /// A router navigates from screen to screen.
    case router
    /// The ViewModel is called Interactor: VIPER.
    case interactor

    /// Orders the steps: an earlier step is less than a later one.
    public static func < (lhs: StructureStep, rhs: StructureStep) -> Bool { lhs.rawValue < rhs.rawValue }
}
