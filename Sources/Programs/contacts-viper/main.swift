import ContactsProgram
import ContactsVIPER

ContactsProgram(name: "contacts-viper") { launch in
    ContactListModule(store: launch.store).makeView(on: launch.console)
}.main()
