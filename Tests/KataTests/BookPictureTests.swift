import Testing

@testable import ExerciseKit
@testable import KataKit

/// The pictures in the book, which are part of the page.
@MainActor struct BookPictureTests {
    @Test func `the steps can be viewed one by one, or all at once`() throws {
        let figure = try #require(BookPages.generated.get().all(class: "steps").first)
        let labels = figure.all("label").map(\.text)
        #expect(labels == ["1 MVVM", "1b MVVM, formatting", "2 + Presenter", "3 + Router", "4 = VIPER", "All"])
    }

    @Test func `the steps can be viewed without a script`() throws {
        let figure = try #require(BookPages.generated.get().all(class: "steps").first)
        let choices = figure.all("input")
        #expect(choices.map { $0["type"] } == Array(repeating: "radio", count: 6))
        #expect(Set(choices.map { $0["name"] }).count == 1, "a choice ends the previous one")
        #expect(figure.all("script").isEmpty)
    }

    @Test(arguments: ["wide", "tall"]) func `each layout has all steps and the legend`(layout: String) throws {
        let figure = try #require(BookPages.generated.get().all(class: "steps").first)
        let titles = figure.all(class: layout).flatMap { $0.all("title") }.map(\.text)
        #expect(
            titles == [
                "Step 1 MVVM",
                "Step 1b MVVM, formatting",
                "Step 2 + Presenter",
                "Step 3 + Router",
                "Step 4 = VIPER",
                "Legend",
            ])
    }

    @Test func `a picture that occurs twice has its own ids each time`() throws {
        let pictures = try BookPages.generated.get().all(class: "picture").flatMap { $0.all("svg") }
        let names = pictures.flatMap { $0["aria-labelledby"].split(separator: " ") }
        let boxes = names.filter { $0.contains("boxes-1-") }
        #expect(boxes.count == 4, "a title and a description, in the route and in step 1")
        #expect(Set(boxes).count == 4)
    }
}
