import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The step folders, which are meant to be read. They stay small, similar, and one refactoring apart.
struct StepFolderTests {
    @Test(arguments: [
        "TopMovies/*-*", "TopMovies/Observation", "Practice/Login", "Practice/Articles/VIPER",
        "Practice/Contacts/[MV]*",
    ])
    func `no line of an app serves only a test, a trace or a tool`(pattern: String) throws {
        let names = pattern.split(separator: "/")
        let parent = names.dropLast().reduce(Repository.this.root.appending(path: "Sources")) { $0.appending(path: $1) }
        let folders = parent.names.filter { fnmatch(String(names[names.count - 1]), $0, 0) == 0 }
        #expect(!folders.isEmpty)
        for folder in folders {
            for (name, text) in try parent.appending(path: folder).swiftFiles() {
                let hook = text.firstMatch(
                    of: /(?i)\btraced?\b|\bwrap[A-Z]|= \{ \$0 \}|(?:public|package) import|package (?:func|struct|let)/)
                #expect(hook == nil, "\(folder)/\(name): \(hook?.output ?? "")")
            }
        }
    }

    @Test func `the README's table has the actual sizes`() throws {
        let readme = Repository.this.root.appending(path: "README.md")
        let rows = try readme.text().split(separator: "\n")
        for step in Step.both {
            let row = try #require(rows.first { $0.hasPrefix("| [\(step.name)]") })
            let lineCount = try Repository.this.sources(of: step).values.joined().count { $0 == "\n" }
            #expect(row.contains("| \(lineCount) |"), "\(lineCount) lines, and not \(row)")
            guard step != Step.mvvm, step.number < 4 else { continue }
            let isB = step == .roadB
            let diff = try isB ? StepDiff(from: Step.mvvm, to: step, in: .this) : StepDiff.with(step.number)
            let changed = diff.changedLineCount
            #expect(row.hasSuffix("| \(changed) |"), "\(changed) changed lines, and not \(row)")
        }
    }

    @Test(arguments: zip(Step.all, Step.all.dropFirst()))
    func `each file of a step is in the next step under the same name, with the rename undone`(
        step: Step, next: Step
    ) throws {
        let names = try Set(Repository.this.sources(of: next).keys.map(Rename.undone))
        for name in try Repository.this.sources(of: step).keys { #expect(names.contains(name)) }
    }

    @Test func `step 4 differs from step 3 only in the view model's new name`() throws {
        let residue = try Rename.residue(in: .this).hunks.map { "\($0.file)\n\($0.text)" }
        #expect(residue == [], "the remaining difference when the rename is undone")
        for (name, content) in try Repository.this.sources(of: Step.interactor) {
            #expect(content.firstMatch(of: /(?i)view ?model/) == nil, "\(name)")
        }
    }

    @Test func `road B's second stop is the start with the interactor extracted`() throws {
        let start = try Repository.this.sources(of: .roadB)
        let second = Rename.onRoadB(try Repository.this.sources(of: .presenter))
        let changed = Set(second.filter { start[$0] != $1 }.keys)
        let layers = ["MovieDetail", "MovieList"].flatMap { screen in
            ["Contract", "Interactor", "Module", "ViewModel"].map { "\(screen)\($0).swift" }
        }
        let count = try StepDiff(Comparison(("1b", start), ("2", second))).changedLineCount
        let lines = second.values.joined().count { $0 == "\n" }
        #expect(try Repository.this.text(at: Step.roadB.text).contains("Interactor | \(lines) | \(count) |"))
        #expect(changed.symmetricDifference(layers) == [])
        #expect(Set(start.keys).isSubset(of: second.keys))
    }

    @Test func `road B ends at step 4`() throws {
        func renamed(_ text: String) -> String {
            text.replacing("ViewModel", with: "Presenter").replacing("viewModel", with: "presenter")
        }
        let third = Rename.onRoadB(try Repository.this.sources(of: .router))
        let last = third.map { name, text in (renamed(name), renamed(text)) }
        let end = try Repository.this.sources(of: Step.interactor)
        #expect(Dictionary(uniqueKeysWithValues: last) == end)
    }

    @Test(arguments: Step.both)
    func `a step imports no other step, and none of its files names a step`(step: Step) throws {
        for (name, content) in try Repository.this.sources(of: step) {
            #expect(content.firstMatch(of: /(?i)step\s*\d/) == nil, "\(name)")
        }
    }
}
