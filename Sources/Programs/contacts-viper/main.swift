import ContactsProgram
import ContactsVIPER

let program = ContactsProgram(name: "contacts-viper", businessLayer: "Interactor", navigatingLayer: "Router") {
    launch in
    ContactListModule(
        store: launch.store,
        wrapInteractor: { TracedListInteractor($0, launch.trace) },
        wrapRouter: { TracedListRouter($0, launch.trace) },
        wrapPresenter: { TracedListPresenter($0, launch.trace) },
        wrapAddInteractor: { TracedAddInteractor($0, launch.trace) },
        wrapAddRouter: { TracedAddRouter($0, launch.trace) },
        wrapAddPresenter: { TracedAddPresenter($0, launch.trace) }
    ).makeView(on: launch.console)
}
await program.main()
