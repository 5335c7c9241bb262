extension Vocabulary {
    /// Top Movies, in four steps.
    public static let topMovies = Vocabulary(
        noun: "movie", all: "movies",
        entities: [
            Entity(
                name: "Movie",
                facts: ["rank", "title", "year", "rating", "votes", "director", "runtimeMinutes", "genres"],
                module: "MovieCatalog")
        ],
        presentations: [Presentation(name: "MoviePresentation", entity: "Movie")],
        serviceEnding: "MovieService", service: "service", way: "showDetailView(for:)",
        presentationsSince: .presenter, viewsKnowNoEntitySince: .router, hasAllSteps: true)

    /// Contacts, in MVVM and in VIPER. Its view models make presentations already.
    public static let contacts = Vocabulary(
        noun: "contact", all: "contacts",
        entities: [Entity(name: "Contact", facts: ["firstName", "lastName", "fullName"], module: "ContactBook")],
        presentations: [
            Presentation(name: "ContactPresentation", entity: "Contact"),
            Presentation(name: "AddContactPresentation", entity: nil),
        ],
        serviceEnding: "ContactStore", service: "store", way: "what pushes a screen",
        presentationsSince: .mvvm, viewsKnowNoEntitySince: .mvvm, hasAllSteps: false)

    /// Login, in VIPER. It has a state, and no entity.
    public static let login = Vocabulary(
        noun: "login", all: "login",
        entities: [],
        presentations: [Presentation(name: "LoginPresentation", entity: nil)],
        serviceEnding: "LoginService", service: "service", way: "what pushes a screen",
        presentationsSince: .presenter, viewsKnowNoEntitySince: .router, hasAllSteps: false)

    /// Articles, in VIPER.
    public static let articles = Vocabulary(
        noun: "article", all: "articles",
        entities: [
            Entity(
                name: "Article", facts: ["date", "title", "website", "authors", "content", "imageURL"],
                module: "ArticleCatalog")
        ],
        presentations: [Presentation(name: "ArticlePresentation", entity: "Article")],
        serviceEnding: "ArticleService", service: "service", way: "what pushes a screen",
        presentationsSince: .presenter, viewsKnowNoEntitySince: .router, hasAllSteps: false)
}
