import ContactsMVVM
import ContactsProgram

let program = ContactsProgram(name: "contacts-mvvm", businessLayer: "ViewModel", navigatingLayer: "View") { launch in
    ContactListModule(
        store: launch.store,
        wrapViewModel: { TracedListViewModel($0, launch.trace) },
        wrapAddViewModel: { TracedAddViewModel($0, launch.trace) }
    ).makeView(on: launch.console)
}
await program.main()
