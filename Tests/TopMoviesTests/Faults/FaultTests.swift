import ConsoleUI
import Fetching
import Foundation
import MovieCatalog
import TestSupport
import Testing

@testable import Conformance

/// Tests of the laws. A law must reject each fault that `Tests/Cases/faults.txt` lists for it, and accept sound code.
@Suite(.serialized) struct FaultTests {
    @Test(arguments: TopMoviesLaw.all)
    func `a law rejects each fault listed for it, and accepts the same step without the fault`(
        law: TopMoviesLaw
    ) async throws {
        try await expectRefusals(by: law.id, in: "Top Movies", [.text, .json]) { format in
            try await law(FaultyStep.self, format: format)
        }
    }

    @Test(arguments: LayerLaw<LayeredStep>.all)
    func `a layer law rejects each fault listed for it`(law: LayerLaw<LayeredStep>) async throws {
        let faulty = LayeredStep(
            FaultyStep.self,
            layers: .faulty,
            sources: Step.router.layered.sources,
            businessTypes: [User.self])
        try await expectRefusals(by: law.id, in: "Top Movies", law.layer.formats) { format in
            try await law(faulty, format: format)
        }
    }

    @Test(arguments: ["reload": "ignores a reload", "open": "opens nothing"])
    func `the law for an action precedes all laws that need the action`(
        action: String, fault: String
    ) async throws {
        for law in TopMoviesLaw.all.prefix(while: { $0.id != action }) {
            let missed = try await Fault.missed(among: [fault]) {
                try await law(FaultyStep.self, format: .text)
            }
            #expect(missed.first == fault, "\(law) needs \(action)")
        }
    }

    @Test func `if a law rejects the sound double, the violation is reported`() async throws {
        let missed = try await Fault.missed(among: []) {
            try require("sum", 1 + 1, is: 3)
        }
        #expect(missed == ["none: sum: expected 3, and saw 2"])
    }

    @Test func `faults are listed for every law, and only for laws that exist`() throws {
        let laws = TopMoviesLaw.all.map(\.id) + LayerLaw.all.map(\.id)
        #expect(try Set(faults(of: "Top Movies").keys) == Set(laws))
    }

    @Test(
        arguments: [
            (
                [.loaded([Movie(rank: 1, title: "A"), Movie(title: "C")])],
                " 1 loaded 2 title: expected B, and saw C"
            ),
            (
                [.loaded([Movie(title: "A")]), .empty],
                " 1 loaded 1 rank: expected Optional(1), and saw nil"
            ),
            (
                [.failed(reason: "No")],
                #" 1: expected loaded([Movie, Movie]), and saw failed(reason: "No")"#
            ),
            (
                [],
                ": expected [loaded([Movie, Movie])], and saw []"
            ),
        ] as [([LoadState<Movie>], String)])
    func `the message names the part of the states that differs`(
        seen: [LoadState<Movie>], difference: String
    ) {
        let states = [LoadState.loaded([Movie(rank: 1, title: "A"), Movie(title: "B")])]
        let violation = #expect(throws: LawViolation.self) {
            try require("states", seen, is: states)
        }
        let message = violation?.description.replacing(/Movie\(ra.*?\]\)/, with: "Movie")
        #expect(message == "states\(difference)")
    }

    @Test func `correct output that comes too early is rejected`() async {
        let window = Window(format: .text)
        window.console.activity = "Loading the movies"
        window.console.write("No movies to show")
        await #expect(throws: LawViolation.self) {
            try await window.requireOutput(.list([]))
        }
        window.console.write(heading: "Top Movies")
        window.console.activity = nil
        window.console.write("1. Heat (1995)  8.3")
        let heat = ["rank": "1", "title": "Heat", "year": "1995", "rating": "8.3"]
        await #expect(throws: LawViolation.self) {
            try await window.requireOutput(.list([heat]))
        }
    }

    @Test(arguments: ["a presenter", "a struct that presents", "a router", "a coordinator"])
    func `in MVVM, a part between or beside the view and its view model is rejected`(part: String) async throws {
        let law = try #require(LayerLaw.all.first { $0.id == "app-skips-no-layer" })
        let sources = Step.mvvm.layered.sources
        let step = LayeredStep(FaultyMVVM.self, layers: .faultyMVVM, sources: sources)
        let missed = try await Fault.missed(among: [part]) {
            try await law(step, format: .text)
        }
        #expect(missed == ["requires 0"])
    }

    @Test(
        arguments: [
            ("class TextMovieListView", "import MovieCatalog", true),
            ("class TextMovieListView", "@testable import struct MovieCatalog.Movie", true),
            ("final class DefaultMovieListPresenter", "public import ConsoleUI", true),
            ("class TextMovieListView", "import ConsoleUI", false),
            ("struct Other {}\nclass TextMovieListView", "import MovieCatalog", false),
        ])
    func `an import that a layer may not have is rejected, unless its file declares something else, too`(
        declaration: String, line: String, isRejected: Bool
    ) async throws {
        let law = try #require(LayerLaw<LayeredStep>.all.first { $0.id == "app-imports" })
        let folder = try TemporaryFolder()
        try folder.write(Data("\(line)\n\(declaration) {}\n".utf8), to: "Layer.swift")
        let sources = URL(filePath: folder.path)
        let step = LayeredStep(Step.router.feature, layers: .step3, sources: sources)
        do {
            try await law(step, format: .text)
            #expect(!isRejected)
        } catch let violation as LawViolation {
            #expect(isRejected, "\(violation)")
            #expect(violation.place?.line == 1, "\(violation)")
        }
    }

    @Test func `a screen without visible parts, a part left alive, and an answer without a call are rejected`()
        async throws
    {
        let faults = ["has no visible parts", "leaks its superclass's part", "is never called"]
        let missed = try await Fault.missed(among: faults) {
            let service = ScriptedMovieService()
            let makeView = Fault.has("has no visible parts") ? Screen.init : Heir.init
            try await Census.requireNothingLeft(
                of: makeView, in: Window(format: .text), without: service
            ) { window in
                let screen = window.navigator.top as? HoldingScreen
                Fault.keep(screen?.part, if: "leaks its superclass's part")
            }
            if !Fault.has("is never called") {
                Task { await service.call() }
            }
            try await service.answer(1, with: .success(MovieFeed(movies: [])))
        }
        #expect(missed == ["requires 2"])
    }

    @Test func `settling runs a chain of 50 tasks, each of which starts the next`() async {
        var isDone = false
        func run(_ left: Int) {
            guard left > 0 else {
                isDone = true
                return
            }
            Task { run(left - 1) }
        }
        run(50)
        await settle()
        #expect(isDone)
    }
}

private class HoldingScreen: Screen {
    let part = Part()
}

private final class Heir: HoldingScreen {
    let own = Part()
}
