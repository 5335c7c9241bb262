public import Conformance
import ConsoleUI
import Foundation
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

    @MainActor var layered: LayeredStep {
        let here = URL(filePath: #filePath)
        let sources = here.appending(path: "../../../Sources/TopMovies/\(rawValue)")
        return LayeredStep(feature, layers: layers, sources: sources.standardized)
    }

    @MainActor private var layers: StepLayers {
        switch self {
        case .mvvm: .step1
        case .formattingMVVM: .step1b
        case .presenter: .step2
        case .router: .step3
        case .interactor: .step4
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
