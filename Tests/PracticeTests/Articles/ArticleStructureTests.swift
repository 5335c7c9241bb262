import Foundation
import Structure
import Testing

/// Who knows whom in the articles: the rules of VIPER, as the last step of Top Movies keeps them.
struct ArticleStructureTests {
    private let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Practice/Articles/VIPER")
        .standardizedFileURL

    @Test func `the sources keep every rule`() throws {
        let findings = try StructureLamp.findings(in: folder, step: .interactor, of: .articles)
        #expect(findings.map(\.description) == [])
    }

    @Test(arguments: [
        ("weak-view", "ArticleListRouter.swift", "weak var view", "var view"),
        ("view-knows-no-entity", "JSONArticleDetailView.swift", "import ConsoleUI", "import ArticleCatalog"),
        (
            "view-knows-no-entity", "JSONArticleListView.swift", "for article: ArticlePresentation",
            "for article: Article"
        ),
        (
            "service-is-below", "ArticleListPresenter.swift", "interactor.fetchArticles()",
            "Task { try await BundledArticleService().fetchArticles() }"
        ),
        (
            "view-does-not-navigate", "TextArticleListView.swift", "presenter.showDetailsForArticle(at: index)",
            "navigator?.push(Screen(console: console))"
        ),
        (
            "one-presentation", "ArticleDetailPresenter.swift", "ArticlePresentation(article)",
            "ArticlePresentation(date: date, title: title)"
        ),
        ("platform", "ArticleListInteractor.swift", "import Binding", "import ConsoleUI"),
    ])
    func `a fault in them is found`(rule: String, file: String, find: String, replacement: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        var files: [String: String] = [:]
        for name in names { files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8) }
        let text = try #require(files[file])
        try #require(text.contains(find))
        files[file] = text.replacing(find, with: replacement)
        let findings = StructureLamp.findings(in: files, named: "Articles", step: .interactor, of: .articles)
        #expect(findings.contains { $0.rule == rule && $0.file == file }, "\(findings)")
    }
}
