// An app's file that uses both Binding and SwiftUI. The test puts the imports above this code.
@MainActor @Observable final class Movies {
    private(set) var titles: [String] = []
    @ObservationIgnored private var token: Cancellable?
    @ObservationIgnored private let taps = Subject(0)

    func observe(_ movies: Observable<[String]>) {
        let sorted = movies.map { $0.sorted() }
        token = sorted.observe { [weak self] in self?.titles = $0 }
        taps.send(1)
    }
}

struct Search {
    @Binding var words: String
    let choice: Binding<Int>
}
