import ContactsProgram
import ContactsVIPER

ContactsProgram(name: "contacts-viper", businessLayer: "Interactor", navigatingLayer: "Router") { launch in
    guard let trace = launch.trace else {
        return ContactListModule(store: launch.store).makeView(on: launch.console)
    }
    return ContactListModule.makeView(store: launch.store, on: launch.console, trace: trace)
}.main()
