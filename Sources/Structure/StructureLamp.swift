public import Foundation

/// Tells who knows whom in a folder of Swift sources, and what of it the kata's step does not allow.
///
/// It goes by roles and directions, not by spelling: files may be split, ordered, named and formatted in any way.
/// Comments and the text of string literals never count.
public enum StructureLamp {
    /// Everything in `folder` and the folders in it that `step` does not allow, file by file. Empty is green.
    /// - Parameter vocabulary: What the application in the folder calls things.
    /// - Throws: what reading the files throws.
    public static func findings(
        in folder: URL, step: StructureStep, of vocabulary: Vocabulary = .topMovies
    ) throws -> [Finding] {
        findings(in: try SourceFolder(contentsOf: folder, of: vocabulary), step: step)
    }

    /// The same, for the sources in `files`, by name, of a folder called `name`.
    public static func findings(
        in files: [String: String], named name: String, step: StructureStep, of vocabulary: Vocabulary = .topMovies
    ) -> [Finding] {
        findings(in: SourceFolder(name: name, files: files, of: vocabulary), step: step)
    }

    static func findings(in folder: SourceFolder, step: StructureStep) -> [Finding] {
        Rule.all(of: folder.vocabulary)
            .filter { $0.steps.contains(step) }
            .flatMap { $0.findings(in: folder) }
            .sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
    }
}
