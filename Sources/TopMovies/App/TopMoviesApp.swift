// Shows step 4 with the bundled movies in a window: 'swift run top-movies-app'. Add '--step 1' for step 1. In an Xcode
// project for iOS, this file replaces the template's app (Steps/your-app.md).
#if canImport(SwiftUI)
    import MovieCatalog
    import Step1MVVM
    import Step4Interactor
    import SwiftUI
    #if os(macOS)
        import AppKit
    #endif

    @main
    struct TopMoviesApp: App {
        /// Whether to show step 1. Unknown options are ignored, because Xcode passes its own.
        private let isStep1 = (CommandLine.arguments + [""]).joined(separator: " ").contains("--step 1 ")

        init() {
            #if os(macOS)
                // Without a bundle, a program gets no menu bar and no Dock icon, and opens behind the terminal.
                NSApplication.shared.setActivationPolicy(.regular)
                Task { NSApplication.shared.activate() }
            #endif
        }

        var body: some Scene {
            WindowGroup("Top Movies") {
                if isStep1 {
                    Step1MVVM.MovieListModule.makeView(service: BundledMovieService(), limit: 25)
                } else {
                    Step4Interactor.MovieListModule.makeView(service: BundledMovieService(), limit: 25)
                }
            }
        }
    }
#else
    import Foundation

    @main
    enum TopMoviesApp {
        static func main() {
            let sentence = "top-movies-app: This needs SwiftUI: use a Mac, or run 'swift run step4-interactor' here."
            FileHandle.standardError.write(Data("\(sentence)\n".utf8))
            exit(69)
        }
    }
#endif
