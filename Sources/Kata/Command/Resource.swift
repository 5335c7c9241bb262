import Foundation

/// The style sheet, the script, the templates and the other texts in `Texts`.
enum Resource {
    /// Returns a resource's text without its last line feed, and with each `{name}` replaced by its value in `values`.
    static func text(_ name: String, _ values: [String: String] = [:]) -> String {
        guard let url = Bundle.module.resourceURL?.appending(path: "Texts/\(name)"),
            let text = try? url.text()
        else { preconditionFailure("Resource: '\(name)' isn't a resource of the target 'KataKit'.") }
        let whole = text.hasSuffix("\n") ? String(text.dropLast()) : text
        return values.isEmpty ? whole : whole.replacing(/\{(\w+)\}/) { values[String($0.1)] ?? String($0.0) }
    }
}
