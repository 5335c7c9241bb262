import Foundation

/// The style sheets, the script and the templates in `Texts`.
enum Resource {
    /// Returns a resource's text, without its last line feed.
    static func text(_ name: String) -> String {
        guard let url = Bundle.module.resourceURL?.appending(path: "Texts/\(name)"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { preconditionFailure("Resource: '\(name)' is a resource of the target 'kata'.") }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// Returns a template's text, with each `{name}` replaced by its value.
    static func text(_ name: String, _ values: [String: String]) -> String {
        text(name).replacing(/\{(\w+)\}/) { values[String($0.1)] ?? String($0.0) }
    }
}
