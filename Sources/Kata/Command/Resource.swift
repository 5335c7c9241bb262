import Foundation

/// The style sheets, the script and the templates that stand beside the sources.
enum Resource {
    /// What a resource holds, without its last line feed.
    static func text(_ name: String) -> String {
        guard let url = Bundle.module.resourceURL?.appending(path: "Texts/\(name)"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { preconditionFailure("Resource: '\(name)' is a resource of the target 'kata'.") }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// What a template holds, with its value in the place of each `{name}`.
    static func text(_ name: String, _ values: [String: String]) -> String {
        text(name).replacing(/\{(\w+)\}/) { values[String($0.1)] ?? String($0.0) }
    }
}
