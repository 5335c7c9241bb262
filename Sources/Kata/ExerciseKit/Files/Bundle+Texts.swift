package import Foundation

/// The templates and the other texts in a target's folder `Texts`.
extension Bundle {
    /// Returns a text without its last line feed, and with each `{name}` replaced by its value in `values`.
    package func text(_ name: String, _ values: [String: String] = [:]) -> String {
        guard let text = try? texts?.appending(path: name).text() else {
            preconditionFailure("Bundle: '\(name)' isn't a text in '\(bundlePath)'.")
        }
        let whole = text.hasSuffix("\n") ? String(text.dropLast()) : text
        guard !values.isEmpty else { return whole }
        return whole.replacing(/\{(\w+)\}/) { values[String($0.1)] ?? String($0.0) }
    }

    /// Returns the templates in a folder, at any depth, by path without the suffix; none if there's no such folder.
    package func templates(in folder: String) -> [String: String] {
        var templates: [String: String] = [:]
        for path in texts?.appending(path: folder).subpaths ?? [] where path.hasSuffix(".template") {
            templates[String(path.dropLast(".template".count))] = text("\(folder)/\(path)") + "\n"
        }
        return templates
    }

    private var texts: URL? { resourceURL?.appending(path: "Texts") }
}
