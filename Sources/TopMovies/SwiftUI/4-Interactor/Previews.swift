#if canImport(SwiftUI)
    import MovieCatalog
    import SwiftUI

    private let jaws = Movie(rank: 1, title: "Jaws", year: 1975, rating: 8.1, genres: ["Thriller"])

    #Preview("List") { MovieListModule.makeView(service: BundledMovieService(), limit: 25) }
    #Preview("Details") { NavigationStack { MovieDetailModule.makeView(movie: jaws) } }

    #if canImport(UIKit)
        import UIKit

        #Preview("List, UIKit") {
            UINavigationController(
                rootViewController: MovieListModule.makeViewController(service: BundledMovieService(), limit: 25))
        }
        #Preview("Details, UIKit") {
            UINavigationController(rootViewController: MovieDetailModule.makeViewController(movie: jaws))
        }
    #endif
#endif
