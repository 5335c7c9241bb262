extension Vocabulary {
    /// Top Movies, in four steps.
    public static let topMovies = Vocabulary(
        noun: "movie", all: "movies", entities: ["MovieCatalog.Movie"], catalog: "MovieCatalog",
        service: "MovieService", presentationsSince: .presenter, viewsKnowNoEntitySince: .router, hasAllSteps: true)

    /// Contacts, in MVVM and in VIPER. Its view models format already.
    public static let contacts = Vocabulary(
        noun: "contact", all: "contacts", entities: ["ContactBook.Contact"], catalog: "ContactBook",
        service: "ContactStore",
        rules: ["ContactBook.Contact.isComplete", "ContactBook.AddContactState.incomplete"],
        presentationsSince: .mvvm, viewsKnowNoEntitySince: .mvvm, hasAllSteps: false)

    /// Login, in VIPER. It has a state, and no entity.
    public static let login = Vocabulary(
        noun: "login", all: "login", entities: [], catalog: "", service: "LoginService",
        presentationsSince: .presenter, viewsKnowNoEntitySince: .router, hasAllSteps: false)

    /// Articles, in VIPER.
    public static let articles = Vocabulary(
        noun: "article", all: "articles", entities: ["ArticleCatalog.Article"], catalog: "ArticleCatalog",
        service: "ArticleService", presentationsSince: .presenter, viewsKnowNoEntitySince: .router, hasAllSteps: false)

    /// An app of which nothing is known.
    static let unknown = Vocabulary(
        noun: "entity", all: "entities", entities: [], catalog: "", service: "Service",
        presentationsSince: .presenter, viewsKnowNoEntitySince: .router, hasAllSteps: false)
}
