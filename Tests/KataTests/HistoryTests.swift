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
            "log", "--reverse", "--format=%D|%an <%ae>|%cn|%aI|%cI", "--decorate-refs=refs/tags",
            "main",
        ])
        let author = "Top Movies kata <kata@example.invalid>|Top Movies kata"
        let times = ["09", "10", "11", "12"].map { "2024-06-01T\($0):00:00+00:00" }
        let expected = zip(Self.tags, times).map { tag, time in
            "tag: \(tag)|\(author)|\(time)|\(time)\n"
        }
        #expect(log.replacing("Z", with: "+00:00") == expected.joined())
        #expect(try place.git(["status", "--porcelain"]).isEmpty)
        #expect(!place.folder.appending(path: ".git/hooks").exists)
    }

    @Test func `a commit contains the step's sources and those of its libraries, byte for byte`() throws {
        let place = try WrittenHistory.shared.get()
        let libraries = ["Binding", "Conformance", "ConsoleUI", "Fetching", "MovieCatalog", "Platform"]
        for (tag, step) in zip(Self.tags, Step.all) {
            let folders = ["TopMovies/\(step.folder)"] + libraries
            let targets = ["TopMovies"] + libraries
            let sources = try zip(folders, targets).flatMap { folder, target in
                try Repository.this.root.appending(path: "Sources/\(folder)").swiftFiles().map {
                    ("Sources/\(target)/\($0.key)", $0.value)
                }
            }
            let paths = targets.map { "Sources/\($0)" }
            let listed = try place.git(["ls-tree", "-r", "--name-only", tag, "--"] + paths)
            let names = Set(listed.split(separator: "\n").map(String.init))
            #expect(names.subtracting(["Sources/TopMovies/Traces/Traces.swift"]) == Set(sources.map(\.0)))
            let texts = try place.git(["show"] + sources.map { "\(tag):\($0.0)" })
            #expect(texts == sources.map(\.1).joined(), "\(tag)")
        }
    }

    /// With an undeclared dependency, a target builds only if the dependency happens to be built first.
    @Test func `each target of a commit declares what its files import, and uses this package's settings`() throws {
        let place = try WrittenHistory.shared.get()
        let manifest = try place.git(["show", "main:Package.swift"])
        let settings = try #require(manifest.firstRange(of: "\nlet package"))
        let original = try Repository.this.text(at: "Package.swift")
        #expect(original.hasPrefix(manifest[..<settings.lowerBound]))
        let modules = original.matches(of: /name: "(\w+)"/).map { String($0.1) }
        let targets = manifest.matches(of: /name: "([\w-]+)",\n(?: +dependencies: \[(.*)\],)?/).dropFirst()
        let names = Set(targets.map { String($0.1) })
        let some = ["Binding", "ConsoleProgram", "TopMovies", "top-movies", "TopMoviesTests"]
        #expect(names.isSuperset(of: some))
        for tag in Self.tags {
            #expect(try place.git(["show", "\(tag):Package.swift"]) == manifest)
            let files = try place.git(["grep", "import ", tag, "--", "*.swift"])
            let lines = files.matches(of: /(?m)^.+?:(.+):(?:public |package |@testable )*import (\w+)$/)
            for target in targets {
                let declared = (target.2 ?? "").matches(of: /[\w-]+/).map { String($0.output) }
                let own = lines.filter { $0.1.contains("/\(target.1)/") }
                let imports = own.map { String($0.2) }
                let ours = names.union(modules).intersection(imports)
                #expect(ours.subtracting(declared) == [], "\(target.1)")
            }
        }
    }

    @Test func `a commit changes what the step changes, and git detects the renames in step 4`() throws {
        let place = try WrittenHistory.shared.get()
        for (from, to) in zip(Step.all, Step.all.dropFirst()) {
            let tags = [from, to].map { Self.tags[$0.number - 1] }
            let options = ["--diff-algorithm=histogram", "--no-renames"]
            let paths = ["--", ":(glob)Sources/TopMovies/*.swift"]
            let text = try place.git(["diff"] + options + tags + paths)
            let lines = text.split(separator: "\n").filter {
                $0.contains(/^[@ +-]/) && !$0.hasPrefix("--- ") && !$0.hasPrefix("+++ ")
            }
            let hunks = try StepDiff.with(to.number).hunks
            #expect(lines.joined(separator: "\n") == hunks.map(\.text).joined(separator: "\n"))
        }
        let names = try place.git([
            "show", "--format=", "--name-status", "--diff-filter=R", Self.tags[3],
        ])
        #expect(names.split(separator: "\n").count { $0.contains("Sources/TopMovies/") } == 2)
        let files = ["MovieListViewModel", "MovieListInteractor"].map { "Sources/TopMovies/\($0).swift" }
        #expect(names.contains(files.joined(separator: "\t")))
    }

    @Test func `a commit doesn't mention the package it comes from`() throws {
        let place = try WrittenHistory.shared.get()
        let root = Repository.this.root.path(percentEncoded: false)
        let words = ["-e", root, "-e", "Sources/Kata"]
        #expect(try place.git(["grep", "--fixed-strings"] + words + Self.tags).isEmpty)
        #expect(try place.git(["grep", "-iE", "step[1-4]"] + Self.tags).isEmpty)
        for tag in Self.tags {
            let files = try place.git(["ls-tree", "-r", "--name-only", tag]).split(separator: "\n")
            let others = files.filter { !$0.hasSuffix(".swift") }
            #expect(Set(others) == [".gitignore", "LICENSE", "README.md"])
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
    private static let place = FileManager.default.temporaryDirectory
        .appending(path: "history-\(UUID().uuidString)")

    let folder: URL

    func git(_ words: [String]) throws -> String { try Tool.git(words, in: folder).output }
}
