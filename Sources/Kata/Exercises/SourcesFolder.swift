/// A folder of this package's sources that an exercise begins or ends with.
struct SourcesFolder: Sendable, Hashable {
    /// Its path, relative to the package's folder.
    let path: String
    /// A short name for its structure, such as "step 2".
    let title: String
    /// The path of the text that explains its structure, relative to the package's folder.
    let text: String

    init(of step: Step) {
        path = "Sources/TopMovies/\(step.folder)"
        title = "step \(step.number)"
        text = step.text
    }

    private init(ofContacts folder: String, title: String) {
        (path, self.title, text) = ("Sources/Practice/Contacts/\(folder)", title, "Steps/practice/contacts.md")
    }

    /// Step `number` of Top Movies, 1 to 4.
    static func step(_ number: Int) -> SourcesFolder { SourcesFolder(of: Step.all[number - 1]) }

    static let contactsMVVM = SourcesFolder(ofContacts: "MVVM", title: "MVVM")
    static let contactsVIPER = SourcesFolder(ofContacts: "VIPER", title: "VIPER")
}
