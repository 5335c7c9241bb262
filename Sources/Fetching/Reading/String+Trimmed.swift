import Foundation

extension String {
    /// The text without white space around it; nil if that leaves nothing.
    package var trimmed: String? {
        let text = trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }
}
