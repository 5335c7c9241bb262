import Foundation
import Testing

/// The step folders are what people read: they stay small, alike, and one refactoring apart.
struct StepFolderTests {
    @Test(arguments: Step.allCases)
    func `a step has 400 lines at the most, a file 120`(step: Step) throws {
        let folder = try StepFolder(step)
        #expect(folder.lineCount <= 400)
        for (name, content) in folder.files { #expect(content.lineCount <= 120, "\(name)") }
    }

    @Test(arguments: [(Step.mvvm, Step.presenter, 180), (.presenter, .router, 120)])
    func `one step is a few changed lines from the next`(from: Step, to: Step, budget: Int) throws {
        let changed = try StepFolder(from).changedLines(to: StepFolder(to))
        #expect((1...budget).contains(changed))
    }

    @Test func `the README's table tells the sizes as they are`() throws {
        let folders = try Step.allCases.map { try StepFolder($0) }
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let rows = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8).split(separator: "\n")
        for (index, folder) in folders.enumerated() {
            let row = try #require(rows.first { $0.hasPrefix("| [\(index + 1)]") })
            #expect(row.contains("| \(folder.lineCount) |"), "\(folder.lineCount) lines, and not \(row)")
            guard (1...2).contains(index) else { continue }
            let changed = try folders[index - 1].changedLines(to: folder)
            #expect(row.hasSuffix("| \(changed) |"), "\(changed) changed lines, and not \(row)")
        }
    }

    @Test(arguments: [(Step.mvvm, Step.presenter), (.presenter, .router), (.router, .interactor)])
    func `a file of one step stands in the next, under the same name`(from: Step, to: Step) throws {
        let names = try StepFolder(to).undoingTheRename().files.keys
        for name in try StepFolder(from).files.keys { #expect(names.contains(name)) }
    }

    @Test func `step 4 is step 3 with the view model renamed, and not one other difference`() throws {
        let residue = try StepFolder(.interactor).undoingTheRename().residue(from: StepFolder(.router))
        #expect(residue == [], "what remains of the difference when the rename is undone")
        for (name, content) in try StepFolder(.interactor).files {
            #expect(content.firstMatch(of: /(?i)view ?model/) == nil, "\(name)")
        }
    }

    @Test(arguments: Step.allCases)
    func `a step imports no other, and no file of it names a step`(step: Step) throws {
        for (name, content) in try StepFolder(step).files {
            #expect(content.firstMatch(of: /(?i)step\s*\d/) == nil, "\(name)")
        }
    }
}
