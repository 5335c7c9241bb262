import Synchronization

@testable import Structure

extension SourceFolder {
    private static let known = Mutex<[[String]: SourceFile]>([:])

    /// The same folder, of which no file is read that was read before: most of those judged here are the same each time.
    init(known files: [String: String], named name: String = "copy", of vocabulary: Vocabulary = .topMovies) {
        let read = files.map { name, text in
            if let file = Self.known.withLock({ $0[[name, text]] }) { return file }
            let file = SourceFile(name: name, text: text)
            Self.known.withLock { $0[[name, text]] = file }
            return file
        }
        self.init(name: name, files: read, of: vocabulary)
    }

    /// What the lamp says of the folder.
    func findings(for step: StructureStep) -> [Finding] { StructureLamp.findings(in: self, step: step) }

    /// Whether the rule, if it holds for the step, says something of the folder.
    func isRejected(by rule: String?, for step: StructureStep) -> Bool {
        Rule.all(of: vocabulary).contains { $0.id == rule && $0.steps.contains(step) && !$0.findings(in: self).isEmpty }
    }
}
