import Foundation

/// An application that faults are made in: where its copies come from, and how each is tried.
struct MutantSubject: Sendable {
    /// The folder, in `.build`, of the package that holds the copies.
    let package: String
    /// The folders of its steps' sources, from this package's on.
    let folders: [String]
    /// The products that its sources import.
    let libraries: [String]
    /// The products that whoever judges imports beside those.
    let judgeLibraries: [String]
    /// How words of a file of step 1, or its name, read in a later step.
    let renamed: @Sendable (_ words: String, _ file: String, _ step: Int) -> String
    /// What the judge needs of a copy: what each file holds, by its name.
    let adapters: @Sendable (_ copy: MutantPackage.Copy, _ root: URL) throws -> [String: String]
    /// The judge's program, but for its imports of the copies, and the cases of its `switch`.
    let judge: @Sendable (_ imports: String, _ cases: String) -> String
    /// What a copy is tried as.
    let tried: @Sendable (_ copy: MutantPackage.Copy) -> String
    /// Its laws, by their names, in kinds that must do without each other.
    let laws: [[String]]
    /// The laws that no mutant needs, and why they stay.
    let spareLaws: [String: String]
    /// All faults.
    let mutants: [Mutant]

    /// The sources of a step, from 1: what each file holds, by its name.
    func sources(of step: Int, in root: URL) throws -> [String: String] {
        let folder = root.appending(path: folders[step - 1])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }
}
