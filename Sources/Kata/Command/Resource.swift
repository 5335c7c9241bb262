import ExerciseKit
import Foundation

/// The style sheet, the script, the templates and the other texts in `Texts`.
enum Resource {
    /// Returns a text without its last line feed, and with each `{name}` replaced by its value in `values`.
    static func text(_ name: String, _ values: [String: String] = [:]) -> String {
        Bundle.module.text(name, values)
    }

    /// Returns the templates in a folder, at any depth, by path without the suffix; none if there's no such folder.
    static func templates(in folder: String) -> [String: String] {
        Bundle.module.templates(in: folder)
    }
}
