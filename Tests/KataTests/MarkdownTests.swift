import Testing

@testable import ExerciseKit
@testable import KataKit

/// The conversion of Markdown to HTML, which must not lose a word.
struct MarkdownTests {
    @Test(arguments: [
        ("A *b* **c** `d<e` g_h_i", "<p>A <em>b</em> <strong>c</strong> <code>d&lt;e</code> g_h_i</p>"),
        ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
        ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
        ("**`a * b`** `*c*`", "<p><strong><code>a * b</code></strong> <code>*c*</code></p>"),
        ("`a\nb`", "<p><code>a b</code></p>"),
        ("- a\n  b\n- c\n\n- d", "<ul><li>a\nb</li><li>c</li></ul>\n<ul><li>d</li></ul>"),
        ("1. a\n   b\n2. c", "<ol><li>a\nb</li><li>c</li></ol>"),
        ("### a `b`", "<h4 id=\"step-1-a-b\">a <code>b</code></h4>"),
        ("# Step 1: the start", "<span class=\"colon\">: </span></span>The start</h2>"),
        ("| a | `b|c` |\n| --- | --- |\n| d | |", "<th scope=\"col\"><code>b|c</code></th>"),
        ("| a | b |\n| --- | ---: |\n| d | |", "<tr><td>d</td><td class=\"figure\"></td></tr>"),
        ("[a](https://b.c/d_e_f)", "<a href=\"https://b.c/d_e_f\">a</a>"),
    ])
    func `marked text becomes an element`(markdown: String, html: String) throws {
        #expect(try written(markdown).contains(html))
    }

    @Test(arguments: [
        "*open", "**open", "`open", "[open", "[open](", "[open](a b)", "![open", "<open", "<!-- open", "a_b", "| open",
        "#open", "+ open", "<b>open</b>", "&open;", "1) open", "2. open", "~~open~~", "a\nopen\n===", "[open][1]",
        "_open_", "---", "<https://open>", "> open", "* open", "a\\* b", "\"open\" 'open'",
    ])
    func `unknown markup stays as text`(markdown: String) throws {
        let page = try #require(PageElement.root(of: "<p>\(try written(markdown))</p>"))
        #expect(page.text.contains(markdown))
    }

    @Test(arguments: [
        ("../2-presenter/README.md", "#step-2"),
        ("../README.md", "#front"),
        ("../3-router", "#step-3"),
        ("../2-presenter/README.md#the-diff", "#step-2-the-diff"),
        ("#the-diff", "#step-1-the-diff"),
    ])
    func `a link to a part of the book leads to that part`(destination: String, href: String) throws {
        #expect(try written("[there](\(destination))").contains("<a href=\"\(href)\">there</a>"))
    }

    @Test(arguments: [
        "../../README.md", "../../LICENSE", "../../../x.md", "../../Sources/TopMovies/1-MVVM", "#no-heading",
        "javascript:alert", "http://a.b", "/etc/passwd",
    ])
    func `a link to anything else becomes the link's text and path`(destination: String) throws {
        let html = try written("[there](\(destination))")
        #expect(html.contains(/there \(<code>.+?<\/code>\)/))
        #expect(!html.contains(">there</a>"))
    }

    /// Returns the HTML for Markdown in the text of step 1.
    private func written(_ markdown: String) throws -> String {
        var writer = try BookFixture.writer.get()
        return writer.markdown(markdown.lines).source
    }
}
