import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The book, which must be complete and accessible to every reader.
@MainActor struct BookTests {
    @Test(arguments: BookProperty.all)
    func `the book has each property`(property: BookProperty) throws {
        let pages = provesEverything ? [BookPages.real, BookPages.generated] : [BookPages.generated]
        for page in pages {
            let subjects = property.subjects(try page.get())
            #expect(!subjects.isEmpty, "the book contains elements of this kind")
            for subject in subjects where !subject.isGood {
                Issue.record("lacks the property: \(subject.name)")
            }
        }
    }

    @Test(arguments: BookProperty.all)
    func `a page that lacks a property is noticed`(property: BookProperty) throws {
        let example = "<html><body>\(property.example)</body></html>"
        let page = try #require(PageElement.root(of: example))
        #expect(property.subjects(page).contains { !$0.isGood })
    }

    @Test func `every page of Steps is in the book, except for exercises, changes and three other pages`() throws {
        let chapters = try BookFixture.real.get().chapters
        let others = /(?:INSTRUCTOR|promises|package)\.md|(?:changes|exercises)\/.*/
        let pages = Repository.this.root.appending(path: "Steps").subpaths.filter {
            $0.hasSuffix(".md") && $0.wholeMatch(of: others) == nil
        }
        #expect(Set(chapters.map(\.path)) == Set(pages.map { "Steps/\($0)" }))
    }

    @Test func `every page of the book begins with its title`() throws {
        for chapter in try BookFixture.real.get().chapters {
            #expect(chapter.text.headings.first?.level == 1, "\(chapter.path)")
        }
    }

    @Test func `text that looks like markup is shown, and has no effect`() throws {
        let html = try BookFixture.html.get()
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;"))
        #expect(html.contains("&lt;/style&gt;"))
    }
}
