import ArticleCatalog

/// Presents the article that was chosen from the list.
final class ChosenArticleDetailPresenter: ArticleDetailPresenter {
    let presentation: ArticlePresentation

    init(article: Article) {
        presentation = ArticlePresentation(article)
    }
}
