import ContactsMVVM
import ContactsProgram

ContactsProgram(name: "contacts-mvvm", businessLayer: "ViewModel", navigatingLayer: "View") { launch in
    guard let trace = launch.trace else {
        return ContactListModule(store: launch.store).makeView(on: launch.console)
    }
    return ContactListModule.makeView(store: launch.store, on: launch.console, trace: trace)
}.main()
