import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The texts in `Steps/`. They must match the code, and the check reports each mismatch and how to fix it.
struct StepsCommandTests {
    @Test func `each hunk is explained, and each text matches the code`() throws {
        #expect(try Texts(facts: Facts(of: .this)).complaints() == [])
    }

    @Test func `the prose above each hunk is more than a remark`() throws {
        for step in [Step.presenter, .router] {
            let text = StepText(parsing: try Repository.this.text(at: step.text))
            let hunks = text.blocks.indices.filter { text.blocks[$0].fence?.hunkFile != nil }
            #expect(try hunks.count == StepDiff.with(step.number).hunks.count)
            for hunk in hunks { #expect(text.prose(above: hunk).count > 80) }
        }
    }

    @Test(arguments: provesEverything ? [false, true] : [false])
    func `drift is reported with its place and its remedy`(isApart: Bool) throws {
        let drifts = try Patch.all(parsing: caseText("drifts"), from: "drifts.txt", fields: ["says", "apart"])
            .filter { ($0.fields["apart"] != nil) == isApart }
        #expect(drifts.count > 3)
        let copy = try CopiedRepository()
        for edit in drifts.flatMap(\.edits) {
            let original = edit.original.joined(separator: "\n")
            try copy.edit(edit.file, original, edit.replacement.joined(separator: "\n"))
        }
        let complaints = try Texts(facts: Facts(of: copy.repository)).complaints()
        for drift in drifts {
            let sentence = try #require(drift.fields["says"]?.first)
            #expect(complaints.contains { $0.contains(sentence) }, "\(drift.name): \(complaints)")
        }
        #expect(complaints.allSatisfy { $0.contains(#/^\S+\.(md|svg|txt)(:\d+)? /#) })
    }

    @Test(.inFullRun)
    func `a stale picture is reported, with everything that a drawing lacks or shouldn't have`() throws {
        let copy = try CopiedRepository()
        try copy.edit(
            "Tests/ProgramTests/Goldens/step4-interactor.txt", "Router → Navigator push", "Router → View push")
        try copy.edit(StepsPicture.tall, "data-box=\"Presenter\"", "data-box=\"Wizard\"")
        try copy.edit(StepsPicture.tall, "data-lines=\"4 View\">1", "data-lines=\"4 View\">2")
        let complaints = try Texts(facts: Facts(of: copy.repository)).complaints().filter { $0.contains(".svg ") }
        let stale = "does not show the steps as they are now: run 'swift run kata dev steps --write'."
        let arrows = [
            "lacks the call arrow 'Router View' in step 4: draw it.",
            "has a stray or duplicate call arrow 'Router Navigator' in step 4: delete it.",
            "has a stray or duplicate box 'Navigator' in step 4: delete it.",
        ]
        let hops = [
            "lacks the hop 'c Router → View push' in step 4: draw it.",
            "has a stray or duplicate hop 'c Router → Navigator push' in step 4: delete it.",
        ]
        let boxes = [
            "lacks the box 'Presenter' in step 2: draw it.",
            "has a stray or duplicate box 'Wizard' in step 2: delete it.",
        ]
        let wide: [String] = (arrows + hops).map { "\(StepsPicture.wide) \($0)" }
        let tall: [String] = (boxes + arrows + hops).map { "\(StepsPicture.tall) \($0)" }
        let small: [String] = arrows.map { "Steps/4-interactor/boxes.svg \($0)" }
        #expect(Set(complaints) == Set(["\(StepsPicture.tall) \(stale)"] + wide + tall + small))
    }

    @Test(.inFullRun)
    func `writing updates the generated parts, and leaves all prose alone`() throws {
        let copy = try CopiedRepository()
        for step in ["2-Presenter", "3-Router", "4-Interactor", "Observation"] {
            try copy.edit("Sources/TopMovies/\(step)/MoviePresentation.swift", "let genres", "var genres")
        }
        try copy.edit("Tests/ProgramTests/Goldens/step1-mvvm.txt", "View → Navigator push", "View → Elsewhere")
        let prose = try copy.prose()
        let texts = try Texts(facts: Facts(of: copy.repository))
        #expect(try texts.write() == ["Steps/1-mvvm/README.md", "Steps/2-presenter/README.md"])
        // Hand-drawn pictures are left to the author.
        #expect(try texts.complaints().filter { !$0.contains(".svg ") } == [])
        #expect(try copy.prose() == prose)
        #expect(try texts.write() == [])

        // A new hunk is added, but its prose is still missing.
        try copy.edit("Sources/TopMovies/3-Router/New.swift", "", "let new = 1\n")
        let new = try Texts(facts: Facts(of: copy.repository))
        #expect(try new.write().contains("Steps/3-router/README.md"))
        let missing = try new.complaints().filter { $0.hasPrefix("Steps/3-router/README.md:") }
        let sentence = "shows a hunk of New.swift without an explanation: write above it why these lines change."
        #expect(missing.count == 1)
        #expect(missing.first?.hasSuffix(" \(sentence)") == true)
    }
}
