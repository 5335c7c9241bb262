import ArticleCatalog
import Articles
import ConsoleProgram
import ConsoleUI

let description = ProgramDescription(
    name: "articles-viper",
    summary: "Lists articles, sorts them, and shows them one by one.",
    options: Settings.options,
    commands: [
        "reload": "fetch the articles again",
        "sort KEY": "sort by date, title, author or website",
        "open N": "show the details of article N",
    ],
    statuses: [
        .data: "the data isn't a list of articles", .noInput: "no such file",
        .unavailable: "the address did not answer", .system: "too few open files allowed",
    ])

let program = ConsoleProgram(description, navigatingLayer: "Router", readSettings: Settings.init) { launch, settings in
    let (console, sortKey) = (launch.console, settings.sortKey)
    let service = ReportingArticleService(service: settings.service, launch: launch)
    return if let trace = launch.trace {
        ArticleListModule.makeView(service: service, sortKey: sortKey, on: console, trace: trace)
    } else {
        ArticleListModule(service: service, sortKey: sortKey).makeView(on: console)
    }
}
await program.main()
