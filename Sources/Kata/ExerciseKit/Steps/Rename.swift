/// The rename that turns step 3 into step 4.
package enum Rename {
    /// The words that the rename replaces, in file contents and file names, each paired with its replacement.
    package static let words = [("ViewModel", "Interactor"), ("viewModel", "interactor")]

    package static func applied(to text: String) -> String {
        words.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    package static func undone(in text: String) -> String { words.reduce(text) { $0.replacing($1.1, with: $1.0) } }

    package static func undone(in files: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { (undone(in: $0.key), undone(in: $0.value)) })
    }

    /// Returns `files`, of step 2 or later, renamed for road B: Interactor for the rules, ViewModel for the formatting.
    package static func onRoadB(_ files: [String: String]) -> [String: String] {
        func renamed(_ text: String) -> String {
            applied(to: text).replacing("Presenter", with: "ViewModel").replacing("presenter", with: "viewModel")
        }
        return Dictionary(uniqueKeysWithValues: files.map { (renamed($0.key), renamed($0.value)) })
    }
}
