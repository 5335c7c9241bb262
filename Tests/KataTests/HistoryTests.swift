import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// `kata history` writes the four steps as four self-contained commits.
struct HistoryTests {
    static let tags = ["step-1-mvvm", "step-2-presenter", "step-3-router", "step-4-interactor"]

    @Test func `there is one commit and one tag for each step, in order, by a fixed author at fixed times`() throws {
        let place = try WrittenHistory.shared.get()
        #expect(try place.git(["tag"]).split(separator: "\n").map(String.init) == Self.tags)
        let log = try place.git([
            "log", "--reverse", "--format=%D|%an <%ae>|%cn|%aI|%cI", "--decorate-refs=refs/tags", "main",
        ])
        let expected = zip(9..., Self.tags).map { hour, tag in
            let time = "2024-06-01T\(hour < 10 ? "0" : "")\(hour):00:00"
            return "tag: \(tag)|Top Movies kata <kata@example.invalid>|Top Movies kata|\(time)+00:00|\(time)+00:00"
        }
        #expect(log.replacing("Z", with: "+00:00").split(separator: "\n").map(String.init) == expected)
        #expect(try place.git(["status", "--porcelain"]).isEmpty)
        #expect(!place.folder.appending(path: ".git/hooks").exists)
    }

    @Test func `a commit contains the step's sources and those of its libraries, byte for byte`() throws {
        let place = try WrittenHistory.shared.get()
        let libraries = ["Binding", "Conformance", "ConsoleUI", "Fetching", "MovieCatalog"]
        for (tag, step) in zip(Self.tags, Step.all) {
            let pairs =
                [(Repository.this.root.appending(path: "Sources/TopMovies/\(step.folder)"), "TopMovies")]
                + libraries.map { (Repository.this.root.appending(path: "Sources/\($0)"), $0) }
            let sources = try pairs.flatMap { folder, target in
                try folder.swiftFiles().map { ("Sources/\(target)/\($0.key)", $0.value) }
            }
            let names = try place.git(["ls-tree", "-r", "--name-only", tag, "--"] + pairs.map { "Sources/\($0.1)" })
                .split(separator: "\n").map(String.init).filter { $0 != "Sources/TopMovies/Traces/Traces.swift" }
            #expect(Set(names) == Set(sources.map(\.0)))
            let texts = try place.git(["show"] + sources.map { "\(tag):\($0.0)" })
            #expect(texts == sources.map(\.1).joined(), "\(tag)")
        }
    }

    /// With an undeclared dependency, a target builds only if the dependency happens to be built first.
    @Test func `each target of a commit declares what its files import, and uses this package's settings`() throws {
        let place = try WrittenHistory.shared.get()
        let manifest = try place.git(["show", "main:Package.swift"])
        let settings = try #require(manifest.firstRange(of: "\nlet package"))
        #expect(try Repository.this.text(at: "Package.swift").hasPrefix(manifest[..<settings.lowerBound]))
        let targets = manifest.matches(of: /name: "([\w-]+)",\n(?: +dependencies: \[(.*)\],)?/).dropFirst()
        let names = Set(targets.map { String($0.1) })
        #expect(names.isSuperset(of: ["Binding", "ConsoleProgram", "TopMovies", "top-movies", "TopMoviesTests"]))
        for tag in Self.tags {
            #expect(try place.git(["show", "\(tag):Package.swift"]) == manifest)
            let files = try place.git(["grep", "import ", tag, "--", "*.swift"])
            let lines = files.matches(of: /(?m)^.+?:(.+):(?:public |package |@testable )*import (\w+)$/)
            for target in targets {
                let declared = (target.2 ?? "").matches(of: /[\w-]+/).map { String($0.output) }
                let imports = lines.filter { $0.1.contains("/\(target.1)/") }.map { String($0.2) }
                #expect(names.intersection(imports).subtracting(declared) == [], "\(target.1)")
            }
        }
    }

    @Test func `a commit changes what the step changes, and git detects the renames in step 4`() throws {
        let place = try WrittenHistory.shared.get()
        for (from, to) in zip(Step.all, Step.all.dropFirst()) {
            let tags = [from, to].map { Self.tags[$0.number - 1] }
            let text = try place.git(
                ["diff", "--diff-algorithm=histogram", "--no-renames"] + tags + [
                    "--", ":(glob)Sources/TopMovies/*.swift",
                ])
            let lines = text.split(separator: "\n").filter {
                $0.contains(/^[@ +-]/) && !$0.hasPrefix("--- ") && !$0.hasPrefix("+++ ")
            }
            let hunks = try StepDiff.with(to.number).hunks
            #expect(lines.joined(separator: "\n") == hunks.map(\.text).joined(separator: "\n"))
        }
        let names = try place.git(["show", "--format=", "--name-status", "--diff-filter=R", Self.tags[3]])
        #expect(names.split(separator: "\n").count { $0.contains("Sources/TopMovies/") } == 2)
        let renamed = "Sources/TopMovies/MovieListViewModel.swift\tSources/TopMovies/MovieListInteractor.swift"
        #expect(names.contains(renamed))
    }

    @Test func `a commit doesn't mention the package it comes from`() throws {
        let place = try WrittenHistory.shared.get()
        let root = Repository.this.root.path(percentEncoded: false)
        #expect(try place.git(["grep", "--fixed-strings", "-e", root, "-e", "Sources/Kata"] + Self.tags).isEmpty)
        #expect(try place.git(["grep", "-iE", "step[1-4]"] + Self.tags).isEmpty)
        for tag in Self.tags {
            let files = try place.git(["ls-tree", "-r", "--name-only", tag]).split(separator: "\n")
            #expect(files.allSatisfy { $0.hasSuffix(".swift") || [".gitignore", "LICENSE", "README.md"].contains($0) })
            #expect(files.count > 60)
        }
    }
}

/// A history in its own folder, written once for all tests, which only read it.
struct WrittenHistory: Sendable {
    static let shared = Result {
        atexit { try? FileManager.default.removeItem(at: place) }
        try history.get().write(to: place)
        return Self(folder: place)
    }
    static let history = Result { try History(of: .this) }
    private static let place = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")

    let folder: URL

    func git(_ words: [String]) throws -> String { try Tool.git(words, in: folder).output }
}
