#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI
    #if canImport(UIKit)
        import UIKit

        #Preview("List, UIKit") { MovieListModule.makeViewController(service: BundledMovieService(), limit: 25) }
        #Preview("Details, UIKit") { MovieDetailModule.makeViewController(movie: Movie(title: "Jaws", year: 1975)) }
    #endif

    #Preview("List") { MovieListModule.makeView(service: BundledMovieService(), limit: 25) }
    #Preview("Details") { NavigationStack { MovieDetailModule.makeView(movie: Movie(title: "Jaws", year: 1975)) } }
#endif
