import Testing

nonisolated extension LawSubject {
    static let all = [
        LawSubject(name: "text view") { law in try await law(MovieListModule.self, format: .text) },
        LawSubject(name: "JSON view") { law in try await law(MovieListModule.self, format: .json) },
        LawSubject(name: "guest's text view") { law in
            try await law(GuestFeature.self, format: .text, draft: .text.opening(MembersOnly.text))
        },
        LawSubject(name: "guest's JSON view") { law in
            try await law(GuestFeature.self, format: .json, draft: .json.opening(MembersOnly.json))
        },
    ]
}

/// The same feature for a guest.
struct GuestFeature: TopMoviesStep {
    private let module: MovieListModule

    init(service: any MovieService, limit: Int) {
        module = MovieListModule(service: service, limit: limit, user: .guest)
    }

    func makeView(on console: Console) -> Screen { module.makeView(on: console) }
}

/// What a guest sees in place of the details.
nonisolated enum MembersOnly {
    static let text = "The details are for members."
    static let json = #"{"screen":"membersOnly"}"#
}

/// Each entrance, in both views, for a member and for a guest.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct EntranceTests {
    @Test(arguments: Visit.all)
    func `each entrance leads its user to the right screen`(visit: Visit) async {
        if let problem = await visit.problem() { Issue.record("\(problem)") }
    }
}

/// A visit by a user who comes in through one of the entrances, and wants to see a movie's details.
nonisolated struct Visit: Sendable {
    let entrance: Entrance
    let format: Console.Format
    let isMember: Bool

    static let all = Entrance.allCases.flatMap { entrance in
        Console.Format.allCases.flatMap { format in
            [false, true].map { Visit(entrance: entrance, format: format, isMember: $0) }
        }
    }

    /// The visit's name, such as "guest's link as JSON". A guest's visits to the list are named like the laws'
    /// subjects.
    private var name: String {
        let (user, view) = (isMember ? "member's" : "guest's", format == .text ? "text" : "JSON")
        return entrance == .list ? "\(user) \(view) view" : "\(user) \(entrance) as \(view)"
    }

    private var command: String {
        switch entrance {
        case .list: "open 1"
        case .link: "follow 1"
        case .tonight: "watch"
        }
    }

    /// Returns the problem, in `kata check`'s format, or nil. If a guest sees the details, the change hasn't been made.
    @MainActor
    func problem() async -> String? {
        let seen = await output(of: [Movie(title: "Heat", year: 1995)])
        let details = format == .text ? "1. Heat (1995)\n" : #"{"movie":{"director":"–","genres":"–","rank":"1","#
        let membersOnly = (format == .text ? MembersOnly.text : MembersOnly.json) + "\n"
        let law = "entrance (\(name))\tEach entrance shows members the details, and guests the members-only screen."
        let lost = await output(of: [])
        if !lost.isEmpty { return "LawViolation\t\(law)\t'\(command)', without any movies, shows this: \(lost)" }
        guard isMember ? !seen.hasPrefix(details) : seen != membersOnly else { return nil }
        if !isMember, seen.hasPrefix(details) {
            return "LayoutDifference\t\(law)\tdetails\n- \(membersOnly)+ \(seen.prefix { $0 != "\n" })"
        }
        return "LawViolation\t\(law)\tat the entrance '\(entrance)', '\(command)' shows a "
            + "\(isMember ? "member" : "guest") \(seen.isEmpty ? "nothing" : "this: \(seen)")"
    }

    /// Returns the output of the user's command.
    @MainActor
    private func output(of movies: [Movie]) async -> String {
        let record = Record()
        let output = TextOutput { record.text += $0 }
        let console = Console(format: format, output: output, diagnostics: TextOutput { _ in })
        let modules = [true, false].map { isMember in
            MovieListModule(service: ScriptedService(movies: movies), limit: 25, user: isMember ? .member : .guest)
        }
        let navigator = Navigator()
        navigator.push(modules[isMember ? 0 : 1].makeView(on: console, at: entrance))
        // Another user's screen must not change what this user may see.
        let other = Navigator()
        other.push(modules[isMember ? 1 : 0].makeView(on: Console(format: format, output: output, diagnostics: output)))
        await console.untilIdle()
        await other.top?.console.untilIdle()
        record.text = ""
        _ = CommandLoop(navigator: navigator, console: console) { nil }.perform(command)
        return record.text
    }

    @MainActor
    private final class Record {
        var text = ""
    }
}

nonisolated private struct ScriptedService: MovieService {
    let movies: [Movie]

    func fetchMovies() async throws(MovieServiceError) -> MovieFeed { MovieFeed(movies: movies) }
}
