import Foundation
import Testing

/// What the files of the practice apps' layers import.
nonisolated struct ImportTests {
    @Test(arguments: ["Contacts/MVVM", "Contacts/VIPER", "Login", "Articles/VIPER"])
    func `only views, routers and modules import the user interface`(folder: String) throws {
        let layers = try files(in: folder, endingIn: ["ViewModel", "Interactor", "Presenter", "Presentation"])
        #expect(layers.count >= 3)
        for (name, text) in layers { #expect(!text.contains("import ConsoleUI"), "\(name)") }
    }

    @Test(arguments: ["Contacts/MVVM", "Contacts/VIPER", "Articles/VIPER"])
    func `no view imports an entity`(folder: String) throws {
        let views = try files(in: folder, endingIn: ["View"])
        #expect(views.count == 2)
        // The state of a list is no entity. A view imports it by its own name, such as `ContactBook.ContactList`.
        let entities = /import (ContactBook|ArticleCatalog)\n|\.(Contact|Article)\n/
        for (name, text) in views { #expect(!text.contains(entities), "\(name)") }
    }

    private func files(in folder: String, endingIn layers: [String]) throws -> [String: String] {
        let practice = URL(filePath: #filePath).appending(path: "../../../Sources/Practice").standardizedFileURL
        let sources = practice.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { name in
            layers.contains { name.hasSuffix("\($0).swift") }
        }
        return try names.reduce(into: [:]) { files, name in
            files[name] = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
        }
    }
}
