/// One of the practice apps' programs.
enum PracticeProgram: String, CaseIterable, BuiltProgram {
    case contactsMVVM = "contacts-mvvm"
    case contactsVIPER = "contacts-viper"
    case login = "login-viper"
    case articles = "articles-viper"

    /// The programs of both Contacts steps.
    static let contacts = [contactsMVVM, contactsVIPER]
}
