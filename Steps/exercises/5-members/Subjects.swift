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
    func `every law of an entrance holds`(visit: Visit) async {
        do {
            try await visit.judge()
        } catch let difference as LayoutDifference {
            withKnownIssue { Issue.record("\(difference)") }
        } catch {
            Issue.record("Each entrance shows members the details, and guests another screen.\nInstead: \(error)")
        }
    }
}

/// The views of all entrances, which aren't handed in: the layer below them knows the user.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct EntranceLayerTests {
    @Test(arguments: Visit.all)
    func `every law of an entrance's view holds`(visit: Visit) {
        guard let property = visit.propertyOfUser() else { return }
        Issue.record("No view stores the user: it asks the layer below.\nInstead: \(property) is a User")
    }
}

/// A visit by a user who comes in through one of the entrances, and wants to see a movie's details.
nonisolated struct Visit: Sendable, CustomTestStringConvertible {
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
    var testDescription: String {
        let user = isMember ? "member's" : "guest's"
        let view = format == .text ? "text" : "JSON"
        return "entrance (" + (entrance == .list ? "\(user) \(view) view)" : "\(user) \(entrance) as \(view))")
    }

    private var command: String {
        switch entrance {
        case .list: "open 1"
        case .link: "follow 1"
        case .tonight: "watch"
        }
    }

    /// Checks that the visit ends at the right screen.
    /// - Throws: A sentence or, if a guest sees the details because the change hasn't been made yet, the difference.
    @MainActor
    func judge() async throws {
        let seen = await output(of: [Movie(title: "Heat", year: 1995)])
        let details = format == .text ? "1. Heat (1995)\n" : #"{"movie":{"director":"–","genres":"–","rank":"1","#
        let membersOnly = (format == .text ? MembersOnly.text : MembersOnly.json) + "\n"
        let lost = await output(of: [])
        if !lost.isEmpty { throw Lost(description: "'\(command)', without any movies, shows this: \(lost)") }
        guard isMember ? !seen.hasPrefix(details) : seen != membersOnly else { return }
        if !isMember, seen.hasPrefix(details) {
            let first = seen.prefix { $0 != "\n" }
            throw LayoutDifference(screen: "details", difference: "- \(membersOnly)+ \(first)")
        }
        let user = isMember ? "member" : "guest"
        let what = seen.isEmpty ? "nothing" : "this: \(seen)"
        throw Lost(description: "at the entrance '\(entrance)', '\(command)' shows a \(user) \(what)")
    }

    /// Returns the name of a property in which the entrance's view stores the user, if there is one.
    @MainActor
    func propertyOfUser() -> String? {
        let nowhere = TextOutput { _ in }
        let console = Console(format: format, output: nowhere, diagnostics: nowhere)
        let module = MovieListModule(service: ScriptedService(movies: []), limit: 25, user: isMember ? .member : .guest)
        let view = module.makeView(on: console, at: entrance)
        let levels = sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
        let property = levels.flatMap(\.children).first { $0.value is User }
        return property.map { "'\($0.label ?? "")' of \(type(of: view))" }
    }

    private struct Lost: Error, CustomStringConvertible {
        let description: String
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
