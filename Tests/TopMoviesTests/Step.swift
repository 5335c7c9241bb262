public import Conformance
import ConsoleUI
public import Step1MVVM
public import Step1bMVVM
public import Step2Presenter
public import Step3Router
public import Step4Interactor

/// The four steps and the start of road B, as test arguments.
nonisolated enum Step: String, CaseIterable, Sendable {
    case mvvm = "1-MVVM"
    case formattingMVVM = "1b-MVVM"
    case presenter = "2-Presenter"
    case router = "3-Router"
    case interactor = "4-Interactor"

    @MainActor var layers: any StepLayers.Type {
        switch self {
        case .mvvm: Step1Layers.self
        case .formattingMVVM: Step1bLayers.self
        case .presenter: Step2Layers.self
        case .router: Step3Layers.self
        case .interactor: Step4Layers.self
        }
    }

    @MainActor var feature: any TopMoviesStep.Type {
        switch self {
        case .mvvm: Step1MVVM.MovieListModule.self
        case .formattingMVVM: Step1bMVVM.MovieListModule.self
        case .presenter: Step2Presenter.MovieListModule.self
        case .router: Step3Router.MovieListModule.self
        case .interactor: Step4Interactor.MovieListModule.self
        }
    }
}

extension Step1MVVM.MovieListModule: TopMoviesStep {}
extension Step1bMVVM.MovieListModule: TopMoviesStep {}
extension Step2Presenter.MovieListModule: TopMoviesStep {}
extension Step3Router.MovieListModule: TopMoviesStep {}
extension Step4Interactor.MovieListModule: TopMoviesStep {}
