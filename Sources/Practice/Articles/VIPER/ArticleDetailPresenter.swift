import ArticleCatalog

/// Presents the article that the user chose from the list.
final class DefaultArticleDetailPresenter: ArticleDetailPresenter {
    let presentation: ArticlePresentation

    init(article: Article) { presentation = ArticlePresentation(article) }
}
