import Testing

@testable import kata

/// Markdown becomes HTML, and no word is lost.
struct MarkdownTests {
    @Test(arguments: [
        ("A *b* **c** `d<e` _f_ g_h_i", "<p>A <em>b</em> <strong>c</strong> <code>d&lt;e</code> <em>f</em> g_h_i</p>"),
        ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"), ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
        ("a \\* b \\` c", "<p>a * b ` c</p>"), ("`` a ` b ``", "<p><code>a ` b</code></p>"),
        ("- a\n  b\n- c\n  - d", "<ul><li>a\nb</li><li>c<ul><li>d</li></ul></li></ul>"),
        ("1. a\n\n   b\n2. c", "<ol><li>a<p>b</p></li><li>c</li></ol>"), ("3. c", "<ol start=\"3\"><li>c</li></ol>"),
        ("> a\n> b", "<blockquote><p>a\nb</p></blockquote>"), ("a\n\n---\n\nb", "<p>a</p>\n<hr />\n<p>b</p>"),
        ("| a | `b|c` |\n| --- | --- |\n| d \\| e | f |", "<th scope=\"col\"><code>b|c</code></th>"),
        ("| a | `b|c` |\n| --- | --- |\n| d \\| e | f |", "<td>d | e</td><td>f</td>"),
        ("a <!-- b --> c", "<p>a  c</p>"), ("<!-- a\nb -->\nc", "<p>c</p>"),
        ("[a](https://b.c/d_e_f)", "<a href=\"https://b.c/d_e_f\">a</a>"),
        ("<https://b.c>", "<a href=\"https://b.c\">https://b.c</a>"),
    ])
    func `marked text becomes an element`(markdown: String, html: String) throws {
        #expect(try written(markdown).contains(html))
    }

    @Test(arguments: [
        "*open", "**open", "`open", "[open", "[open](", "[open](a b)", "![open", "<open", "<!-- open", "a_b", "| open",
        "#open", "+ open", "<b>open</b>", "&open;", "1) open", "~~open~~", "a\nopen\n===", "[open][1]",
    ])
    func `unknown markup stays as text`(markdown: String) throws {
        let page = try #require(PageTree.root(of: "<p>\(try written(markdown))</p>"))
        #expect(page.text.contains(markdown))
    }

    @Test(arguments: [
        ("../2-presenter/README.md", "#step-2"), ("../README.md", "#front"), ("../3-router", "#step-3"),
        ("../2-presenter/README.md#the-diff", "#step-2-the-diff"), ("#the-diff", "#step-1-the-diff"),
        ("../../Sources/TopMovies/1-MVVM/MovieListViewModel.swift", "#src-1-MovieListViewModel"),
        ("../../Sources/TopMovies/1-MVVM/MovieListViewModel.swift#L12", "#src-1-MovieListViewModel-L12"),
        ("../../Sources/TopMovies/1-MVVM/MovieListViewModel.swift#L9999", "#src-1-MovieListViewModel"),
        ("../../Sources/TopMovies/2-Presenter", "#sources-2"),
    ])
    func `a link to what is in the book leads there`(destination: String, href: String) throws {
        #expect(try written("[there](\(destination))").contains("<a href=\"\(href)\">there</a>"))
    }

    @Test(arguments: [
        "../../README.md", "../../LICENSE", "../../../x.md", "../../Sources/TopMovies/1-MVVM/No.swift", "#no-heading",
        "javascript:alert(1)", "http://a.b", "/etc/passwd",
    ])
    func `a link to anything else becomes its text and the path`(destination: String) throws {
        let html = try written("[there](\(destination))")
        #expect(html.contains(/there \(<code[^>]*>.+?<\/code>\)/))
        #expect(!html.contains(">there</a>"))
    }

    /// What becomes of a text of step 1.
    private func written(_ markdown: String) throws -> String {
        let contents = try Self.contents.get()
        let links = Links(folder: "Steps/1-mvvm", chapter: "step-1", contents: contents)
        var writer = ProseWriter(links: links)
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return writer.html(MarkdownParser.blocks(of: lines)).source
    }

    private static let contents = Result {
        let fixture = try BookFixture()
        return try withExtendedLifetime(fixture) { try BookContents(of: fixture.repository) }
    }
}
