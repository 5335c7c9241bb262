extension Vocabulary {
    /// Top Movies, in four steps.
    public static let topMovies = Vocabulary(
        noun: "movie", all: "movies", entities: ["MovieCatalog.Movie"], catalog: "MovieCatalog",
        service: "MovieService", rules: ["User.isMember"])

    /// Top Movies on road B.
    public static let topMoviesOnRoadB = Vocabulary(
        noun: "movie", all: "movies", entities: ["MovieCatalog.Movie"], catalog: "MovieCatalog",
        service: "MovieService", isOnRoadB: true)

    /// Contacts, in MVVM and in VIPER. Its view models already do the formatting.
    public static let contacts = Vocabulary(
        noun: "contact", all: "contacts", entities: ["ContactBook.Contact"], catalog: "ContactBook",
        service: "ContactStore", rules: ["ContactBook.Contact.isComplete", "ContactBook.AddContactState.incomplete"],
        delegate: "AddContactDelegate", isOnRoadB: true, viewsKnowNoEntitySince: .mvvm)
}
