import ContactsMVVM
import ContactsProgram

ContactsProgram(name: "contacts-mvvm") { launch in
    ContactListModule(store: launch.store).makeView(on: launch.console)
}.main()
