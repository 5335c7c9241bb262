import ContactsMVVM
import ContactsProgram

await ContactsProgram(name: "contacts-mvvm", businessLayer: "ViewModel", navigatingLayer: "View") { launch in
    if let trace = launch.trace {
        ContactListModule.makeView(store: launch.store, on: launch.console, trace: trace)
    } else {
        ContactListModule(store: launch.store).makeView(on: launch.console)
    }
}.main()
