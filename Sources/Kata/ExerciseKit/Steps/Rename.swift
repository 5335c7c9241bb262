/// The rename that turns step 3 into step 4.
package enum Rename {
    /// The words that the rename replaces, in file contents and file names, each paired with its replacement.
    package static let words = [
        (old: "ViewModel", new: "Interactor"),
        (old: "viewModel", new: "interactor"),
    ]

    package static func applied(to text: String) -> String {
        words.reduce(text) { $0.replacing($1.old, with: $1.new) }
    }

    package static func undone(in text: String) -> String {
        words.reduce(text) { $0.replacing($1.new, with: $1.old) }
    }

    package static func undone(in files: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { name, text in (undone(in: name), undone(in: text)) })
    }

    /// Returns `files`, of step 2 or later, renamed for road B: Interactor for the rules, ViewModel for the formatting.
    package static func onRoadB(_ files: [String: String]) -> [String: String] {
        func renamed(_ text: String) -> String {
            applied(to: text).replacing("Presenter", with: "ViewModel").replacing("presenter", with: "viewModel")
        }
        return Dictionary(uniqueKeysWithValues: files.map { name, text in (renamed(name), renamed(text)) })
    }
}
