import Foundation

/// The style sheet, the script, the templates and the other texts in `Texts`.
enum Resource {
    /// Returns the templates in a folder, at any depth, by path without the suffix; none if there's no such folder.
    static func templates(in folder: String) -> [String: String] {
        let url = Bundle.module.resourceURL?.appending(path: "Texts/\(folder)")
        let paths = (url?.subpaths ?? []).filter { $0.hasSuffix(".template") }
        return Dictionary(
            uniqueKeysWithValues: paths.map { path in
                (String(path.dropLast(".template".count)), text("\(folder)/\(path)") + "\n")
            })
    }

    /// Returns a resource's text without its last line feed, and with each `{name}` replaced by its value in `values`.
    static func text(_ name: String, _ values: [String: String] = [:]) -> String {
        guard let url = Bundle.module.resourceURL?.appending(path: "Texts/\(name)"),
            let text = try? url.text()
        else { preconditionFailure("Resource: '\(name)' isn't a resource of the target 'KataKit'.") }
        let whole = text.hasSuffix("\n") ? String(text.dropLast()) : text
        return values.isEmpty ? whole : whole.replacing(/\{(\w+)\}/) { values[String($0.1)] ?? String($0.0) }
    }
}
