import ContactsProgram
import ContactsVIPER

ContactsProgram(name: "contacts-viper", businessLayer: "Interactor", navigatingLayer: "Router") { launch in
    launch.trace.map { ContactListModule.makeView(store: launch.store, on: launch.console, trace: $0) }
        ?? ContactListModule(store: launch.store).makeView(on: launch.console)
}.main()
