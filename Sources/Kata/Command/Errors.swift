import ConsoleUI
import ExerciseKit
import Foundation

extension Error {
    /// The error's message for the user, without control codes. Foundation's `description` is for programmers.
    var sentence: String {
        var sentence = "\(self)"
        if let error = self as? CocoaError {
            let file = error.filePath ?? error.url?.path ?? "a file"
            sentence = "'\(file)' can't be used: \(error.localizedDescription)"
            if let error = KataError(error) { sentence = "\(error)" }
        }
        return sentence.lines.map(\.terminalSafe).joined(separator: "\n")
    }
}
