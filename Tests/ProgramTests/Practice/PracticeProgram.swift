/// One of the practice applications' programs.
enum PracticeProgram: String, CaseIterable, BuiltProgram {
    case contactsMVVM = "contacts-mvvm"
    case contactsVIPER = "contacts-viper"
    case login = "login-viper"
    case articles = "articles-viper"

    /// Both steps of Contacts.
    static let contacts = [contactsMVVM, contactsVIPER]
}
