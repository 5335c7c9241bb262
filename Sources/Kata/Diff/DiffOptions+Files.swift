import Foundation

extension DiffOptions {
    /// The changes in the files that were asked for, or all of them.
    func choose(from changes: [FileChange]) throws(UsageError) -> [FileChange] {
        for word in files where !changes.contains(where: { $0.isMeant(by: word) }) {
            let names = changes.map { "'\($0.name)'" }.joined(separator: ", ")
            throw UsageError(
                "No changed file's name contains '\(word)'; from step \(from.number) to \(to.number) change \(names).")
        }
        return files.isEmpty ? changes : changes.filter { change in files.contains(where: change.isMeant) }
    }
}

extension FileChange {
    fileprivate func isMeant(by word: String) -> Bool {
        [oldName, name].contains { $0.localizedCaseInsensitiveContains(word) }
    }
}
