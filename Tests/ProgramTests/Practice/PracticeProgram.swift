import Foundation

/// One of the practice applications' programs.
enum PracticeProgram: String, CaseIterable, BuiltProgram {
    case contactsMVVM = "contacts-mvvm"
    case contactsVIPER = "contacts-viper"
    case login = "login-viper"
    case articles = "articles-viper"

    /// Both steps of Contacts.
    static let contacts = [contactsMVVM, contactsVIPER]
}

/// A folder for a test's files, which is gone with the test.
final class Scratch: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file in the folder.
    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}
