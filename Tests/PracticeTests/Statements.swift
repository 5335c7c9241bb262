/// A statement of the source articles about the practice apps, or an addition of ours, and what shows that it holds.
struct Statement {
    let text: String
    let evidence: [Evidence]

    init(_ text: String, _ evidence: Evidence...) {
        self.text = text
        self.evidence = evidence
    }

    /// What shows that the statement holds.
    enum Evidence {
        /// The law with this identifier.
        case law(String)
        /// A test of this package.
        case test
        /// What a reader can see in the code or in a text.
        case explanation(String)

        /// - Parameter function: The test. If it's renamed or removed, this doesn't compile.
        static func test(_ function: Any) -> Evidence { .test }
    }
}

extension [Statement] {
    /// The identifiers of the laws behind the statements.
    var laws: Set<String> {
        let ids = flatMap(\.evidence).compactMap { evidence in
            if case .law(let id) = evidence { id } else { nil }
        }
        return Set(ids)
    }
}

extension Statement {
    /// What the article about Articles says about the app, and what we added.
    static let articles: [Statement] = [
        Statement(
            "a view that appears asks the presenter to update, and the interactor fetches",
            .law("loads-on-appearing"),
            .law("back")),
        Statement(
            "articles are shown if there are any, otherwise the no-content screen; a failed fetch looks different",
            .law("empty"),
            .law("failure")),
        Statement(
            """
            date, title, website, authors, content and image may each be missing; the presenter decides what \
            that looks like
            """,
            .law("missing-facts"),
            .law("dates")),
        Statement(
            """
            a tap passes the article to the presenter of the details; the router's protocol lists every route, \
            and its reference to the view is weak
            """,
            .law("open"),
            .law("open-after-sort"),
            .law("no-leak"),
            .explanation(
                """
                `ArticleListRouter` declares the only route, and only `DefaultArticleListRouter` uses the \
                navigator
                """)),
        Statement(
            "sorted by date, title, author or website",
            .law("sort-by-each-key"),
            .law("sort-unknown-key")),
        Statement(
            """
            what the interactor publishes is ready: sorted, and distinct from empty and from a failure; the \
            entity is not the data access
            """,
            .law("sort-while-loading"),
            .law("sort-stays"),
            .explanation(
                "`Article` has six facts and no function; `ArticleService` fetches, and isn't part of VIPER")),
        Statement(
            """
            views get presentations, and no entity; services are injected into the interactor; as few \
            dependencies as possible
            """,
            .test(ImportTests.`no view imports an entity`),
            .explanation(
                """
                `ArticleListModule` passes the service to the interactor and to nothing else; the module imports \
                the catalog, Binding, ConsoleUI and Foundation's date format; the article's interactor needs \
                Alamofire, and a reader counts many more pods in the article's project
                """)),
    ]

    /// What two articles say about Contacts, and what we added.
    static let contacts: [Statement] = [
        Statement(
            """
            a list of full names; a screen with first name, last name, Cancel and Done; the first name has the \
            focus
            """,
            .law("add-screen")),
        Statement(
            "the full name is first, space, last; no stray space",
            .law("name-spaces")),
        Statement(
            """
            without a first or last name: "Error", "A contact must have first and last names", "Ok"; nothing is \
            saved
            """,
            .law("add-incomplete")),
        Statement(
            "sorted by full name without regard to case; a new one goes to its sorted place",
            .law("contacts-sorted"),
            .law("insert-in-place")),
        Statement(
            "the insertion is reported with the contact and its index; that row alone is inserted",
            .law("insert-in-place"),
            .law("contacts-empty"),
            .law("insert-covered")),
        Statement(
            """
            in MVVM, Done dismisses, then creates; here it saves, then dismisses, then notifies the list, and if \
            saving fails, the screen stays
            """,
            .law("add-keeps"),
            .law("add-leaves-first"),
            .law("add-failure")),
        Statement(
            "Cancel dismisses and changes nothing",
            .law("add-cancel"),
            .explanation("in VIPER the delegate is notified of a cancel as well, and the list ignores it")),
        Statement(
            "the view model hides the entity, and distinguishes success from failure",
            .law("list-presenter-formats"),
            .explanation(
                """
                an observable list of rows has the count and each row, so it replaces `contactsCount` and \
                `viewModel(at:)`
                """)),
        Statement(
            "the view, the presenter and the interactor call each other by the article's names",
            .explanation(
                """
                `viewDidLoad` is `reload()`, as in Top Movies; `reloadInterface(with:)`, \
                `didInsertContact(_:at:)` and `retrieveContacts()` are the article's; `addNewContact(from:)` is \
                `addNewContact()`, since no presenter's contract names a view
                """)),
        Statement(
            "a store that can't be read isn't an empty list",
            .law("contacts-failure"),
            .law("contacts-reload")),
        Statement(
            "the store is a layer of its own, and only the business layer calls it",
            .law("contacts-skips-no-layer")),
        Statement(
            "references up are weak; every layer is behind a protocol",
            .law("list-router-lets-go"),
            .law("add-presenter-cancels"),
            .law("contacts-no-leak"),
            .explanation(
                "each screen's contract declares the layers' protocols, through which the layers hold each other")),
        Statement(
            "the presenter knows when to navigate, the router how",
            .law("list-view-forwards"),
            .law("list-router-shows"),
            .law("add-router-dismisses")),
        Statement(
            "Alan Smith, Beatrice Davies, Chloe Brown, Daniel Williams, Edward Robinson, Frankie Walker",
            .law("contacts-load")),
        Statement(
            "a large presenter may be split in two",
            .explanation(
                """
                a presenter that has grown may be split into one that formats and one that handles events; \
                neither presenter in Contacts has grown: the larger one has 32 lines
                """)),
        Statement(
            "closures and delegates between the layers",
            .explanation(
                """
                the article "Compare" notifies through closures, and the article's draft through a delegate; \
                both are bindings here, except for the delegate between the two modules
                """)),
        Statement(
            "the \"Search app\" that the draft announces and never shows",
            .law("search"),
            .law("search-insert")),
    ]

    /// What the article about Login says about the app, and what we added.
    static let login: [Statement] = [
        Statement(
            "user name and password fields, filled with \"foo\" and \"password\"; a switch leaves them empty",
            .test(LoginTests.`login takes half a second, reports success, and navigates a second later`),
            .test(LoginTests.`two views of one login share the fields, and the tapped view navigates`)),
        Statement(
            "the spinner shows before the call, and is gone before the result appears",
            .test(LoginTests.`login takes half a second, reports success, and navigates a second later`)),
        Statement(
            "the service answers after half a second, measured by an injected clock",
            .test(LoginTests.`a wrong name or password is refused`)),
        Statement(
            "\"Welcome Back\", \"Login Successful\", and after a second the next screen",
            .test(LoginTests.`login takes half a second, reports success, and navigates a second later`)),
        Statement(
            "\"Failed to get user object\", without a title",
            .test(LoginTests.`a wrong name or password is refused`)),
        Statement(
            "\"User selected is nil, cannot proceed\"",
            .test(LoginTests.`a wrong name or password is refused`)),
        Statement(
            "spinner, success and error are four calls to the view in the article",
            .explanation("here one observable presentation replaces all four calls")),
        Statement(
            """
            presenter and interactor touch no UI, the view no service and no entity; no password comes back up \
            from the service
            """,
            .test(ImportTests.`only views, routers and modules import the user interface`),
            .test(LoginTests.`no password is ever shown`)),
        Statement(
            "the article's wiring, with weak references back up",
            .test(LoginTests.`when the screen goes away, it's released, and the login or the pause is cancelled`)),
        Statement(
            "a second tap while waiting does nothing; leaving the screen cancels the call",
            .test(LoginTests.`during a login, tapping Login again or Continue does nothing`),
            .test(LoginTests.`a cancelled login stays cancelled, whatever the service answers`)),
    ]

    /// What the articles say about every app.
    static let common: [Statement] = [
        Statement(
            "never import the UI framework in a view model, an interactor or a presenter",
            .test(ImportTests.`only views, routers and modules import the user interface`)),
        Statement(
            "the view is passive: a change of the UI breaks no business rule",
            .explanation(
                """
                Conformance has laws that test the business layer and the presenter without any view, so no \
                change of a view can break those laws
                """)),
        Statement(
            "only the router navigates; another device changes only the router",
            .explanation(
                """
                in VIPER, only routers use the navigator; step 4 has a router for the console, one for UIKit and \
                one for SwiftUI, and the presenter is the same for all three
                """)),
        Statement(
            """
            start small; take a presenter when UI changes are expected, a router when navigation is complex or \
            reused; one file with all the interfaces of a feature, written first
            """,
            .explanation(
                "each folder has its `…Contract.swift`, and the steps of Top Movies come in that order")),
        Statement(
            """
            MVVM for prototypes and short projects, VIPER for long-lived, well-defined, shared work; they don't \
            exclude each other
            """,
            .explanation(
                """
                exercise 10 goes back to MVVM when VIPER is too much, and each step's page says when not to take \
                the step
                """)),
        Statement(
            "don't create VIPER's files by hand, use a generator",
            .explanation("`swift run kata new` writes a module in MVVM or VIPER, its contract first")),
        Statement(
            "a team that isn't aligned ends up with a mix",
            .explanation(
                """
                the laws of single layers show which layers an app has, so a team can agree on one step and stay \
                there
                """)),
    ]
}
