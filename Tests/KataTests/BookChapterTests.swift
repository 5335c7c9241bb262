import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The chapters of the book, and what's in them besides hunks and pictures.
@MainActor struct BookChapterTests {
    @Test func `each step is a chapter, in order`() throws {
        let chapters = try BookPages.generated.get().all(class: "chapter").map { $0["id"] }
        #expect(chapters == ["front", "step-1", "step-2", "step-3", "step-4"])
    }

    @Test func `chapter 0 and the glossary are in their places`() throws {
        let chapters = try BookPages.full.get().all(class: "chapter").map { $0["id"] }
        #expect(chapters == ["front", "step-0", "step-1", "step-2", "step-3", "step-4", "glossary"])
    }

    @Test func `a link to another text leads to its chapter`() throws {
        let chapters = try BookPages.full.get().all(class: "chapter")
        let glossary = try #require(chapters.first { $0["id"] == "glossary" })
        #expect(glossary.all("a").contains { $0["href"] == "#step-0" && $0.text == "MVC" })
    }

    @Test func `an excerpt starts at the left edge`() throws {
        let excerpts = try BookPages.full.get().all(class: "excerpt")
        let excerpt = try #require(excerpts.first { $0.text.contains("b()") })
        #expect(excerpt.all(class: "line").map(\.text) == ["if a {", "", "    b()", "}"])
    }

    @Test func `a trace shows each call`() throws {
        let traces = try BookPages.full.get().all(class: "hops")
        let calls = try #require(traces.first).all("li")
        #expect(calls.map(\.text) == ["View → Presenter c()", "Presenter → Interactor d()"])
    }

    @Test func `in a trace, the calls further from the view are indented`() throws {
        let traces = try BookPages.full.get().all(class: "hops")
        let depths = try #require(traces.first).all("li").compactMap { $0["style"].last?.wholeNumberValue }
        #expect(depths == [0, 1])
    }

    @Test(.inFullRun) func `each step ends with the exercises that start from it`() throws {
        let tasks = try BookPages.real.get().all(class: "now").map { task in
            task.text.matches(of: /exercise (\d+)/).map { String($0.1) }
        }
        #expect(tasks.first == ["1", "2", "3"])
        let starts = Step.both.map(\.text) + ["Steps/practice/contacts.md", "Steps/observation.md"]
        let expected = starts.map { start in
            Exercise.all.filter { $0.text == start }.map { "\($0.number)" }
        }
        #expect(tasks == expected)
    }

    @Test(arguments: Exercise.all) func `each exercise is in the list`(exercise: Exercise) throws {
        let list = try Repository.this.text(at: "Steps/exercises.md")
        #expect(list.contains("| [\(exercise.number)](exercises/\(exercise.folder)/TASK.md) |"))
    }
}
