import ContactsMVVM
import ContactsProgram

ContactsProgram(name: "contacts-mvvm", businessLayer: "ViewModel", navigatingLayer: "View") { launch in
    launch.trace.map { ContactListModule.makeView(store: launch.store, on: launch.console, trace: $0) }
        ?? ContactListModule(store: launch.store).makeView(on: launch.console)
}.main()
