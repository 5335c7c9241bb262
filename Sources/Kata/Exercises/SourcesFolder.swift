/// A folder of an app's sources that an exercise begins or ends with.
struct SourcesFolder: Sendable, Hashable {
    /// Its path, relative to the package's folder.
    let path: String
    /// A short name for its structure, such as "step 2".
    let title: String
    /// The path of the text that explains its structure, relative to the package's folder.
    let text: String

    init(_ folder: String, of app: App) {
        let step = Step.all.first { $0.folder == folder }
        path = "\(app.folder)/\(folder)"
        title = step.map { "step \($0.number)" } ?? folder
        text = step?.text ?? "Steps/practice/contacts.md"
    }
}
