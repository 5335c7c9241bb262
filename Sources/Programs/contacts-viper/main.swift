import ContactsProgram
import ContactsVIPER

await ContactsProgram(name: "contacts-viper", businessLayer: "Interactor", navigatingLayer: "Router") { launch in
    if let trace = launch.trace {
        ContactListModule.makeView(store: launch.store, on: launch.console, trace: trace)
    } else {
        ContactListModule(store: launch.store).makeView(on: launch.console)
    }
}.main()
