import Foundation
import Testing

@testable import kata

/// `kata history` writes the four steps as four commits that stand alone.
struct HistoryTests {
    static let tags = ["step-1-mvvm", "step-2-presenter", "step-3-router", "step-4-interactor"]

    @Test func `there is one commit and one tag for each step, in order, by a fixed author at fixed times`() throws {
        let place = try WrittenHistory.shared.get()
        #expect(try place.git(["tag"]).split(separator: "\n").map(String.init) == Self.tags)
        let log = try place.git([
            "log", "--reverse", "--format=%D|%an <%ae>|%cn|%aI|%cI", "--decorate-refs=refs/tags", "main",
        ])
        let expected = Self.tags.enumerated().map { index, tag in
            let time = "2024-06-01T\(["09", "10", "11", "12"][index]):00:00"
            return "tag: \(tag)|Top Movies kata <kata@example.invalid>|Top Movies kata|\(time)+00:00|\(time)+00:00"
        }
        #expect(log.replacing("Z", with: "+00:00").split(separator: "\n").map(String.init) == expected)
    }

    @Test func `a commit holds the step's sources byte for byte`() throws {
        let place = try WrittenHistory.shared.get()
        for (tag, step) in zip(Self.tags, Step.all) {
            let names = try place.git(["ls-tree", "--name-only", "\(tag):Sources/TopMovies"]).split(separator: "\n")
            let sources = try Repository.this.sources(of: step).sorted { $0.key < $1.key }
            #expect(Set(names.map(String.init)) == Set(sources.map(\.key) + ["Traces"]))
            let texts = try place.git(["show"] + sources.map { "\(tag):Sources/TopMovies/\($0.key)" })
            #expect(texts == sources.map(\.value).joined())
        }
    }

    /// A target that doesn't builds all the same, where its dependency happens to be built before it.
    @Test func `each target of a commit declares what its files import`() throws {
        let place = try WrittenHistory.shared.get()
        for tag in Self.tags {
            let manifest = try place.git(["show", "\(tag):Package.swift"])
            let targets = manifest.matches(of: /name: "([\w-]+)",\n(?: +dependencies: \[(.*)\],)?/).dropFirst()
            let names = Set(targets.map { String($0.1) })
            #expect(names.isSuperset(of: ["Binding", "ConsoleProgram", "TopMovies", "top-movies", "TopMoviesTests"]))
            for target in targets {
                let files = try place.git(["grep", "-h", "import ", tag, "--", "*/\(target.1)/*.swift"])
                let imports = files.matches(of: /(?m)^(?:public |package |@testable )*import (\w+)$/).map {
                    String($0.1)
                }
                let declared = (target.2 ?? "").matches(of: /[\w-]+/).map { String($0.output) }
                #expect(names.intersection(imports).subtracting(declared) == [], "\(target.1)")
            }
        }
    }

    @Test func `a commit changes what the step changes`() throws {
        let place = try WrittenHistory.shared.get()
        for (from, to) in zip(Step.all, Step.all.dropFirst()) {
            let tags = [from, to].map { Self.tags[$0.number - 1] }
            let text = try place.git(
                ["diff", "--diff-algorithm=histogram", "--no-renames"] + tags + [
                    "--", ":(glob)Sources/TopMovies/*.swift",
                ])
            let lines = text.split(separator: "\n").filter {
                $0.isCode && !$0.hasPrefix("--- ") && !$0.hasPrefix("+++ ")
            }
            let hunks = try StepDiff.with(to.number).hunks
            #expect(lines.joined(separator: "\n") == hunks.map(\.text).joined(separator: "\n"))
        }
    }

    @Test func `git sees the renames of step 4`() throws {
        let names = try WrittenHistory.shared.get().git([
            "show", "--format=", "--name-status", "--diff-filter=R", Self.tags[3],
        ])
        #expect(names.split(separator: "\n").count { $0.contains("Sources/TopMovies/") } == 2)
        #expect(
            names.contains("Sources/TopMovies/MovieListViewModel.swift\tSources/TopMovies/MovieListInteractor.swift"))
    }

    @Test func `a commit says nothing about the package it comes from`() throws {
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

    @Test func `two runs give the same hashes, and install no hooks`() throws {
        let first = try WrittenHistory.shared.get()
        let second = try WrittenHistory()
        #expect(try first.git(["rev-parse", "main"]) == second.git(["rev-parse", "main"]))
        #expect(try first.git(["status", "--porcelain"]).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: first.folder.appending(path: ".git/hooks").path))
    }
}

/// A history in a folder of its own, until this is released.
final class WrittenHistory: Sendable {
    /// One that is written once for all tests, which only read it.
    static let shared = Result { try WrittenHistory() }

    let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")

    init() throws { try History(of: .this).write(to: folder) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func git(_ words: [String]) throws -> String { try Tool.git(words, in: folder).output }
}
