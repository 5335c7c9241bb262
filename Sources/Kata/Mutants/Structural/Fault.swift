import Structure

/// One edit of a step that breaks its structure, and the rule that must say so.
struct Fault: CustomStringConvertible, Sendable {
    let description: String
    let rule: String
    let steps: ClosedRange<StructureStep>
    /// The file as it is called in steps 1 to 3.
    let file: String
    let find: String
    let replace: String

    init(
        _ description: String, rule: String, steps: ClosedRange<StructureStep> = .mvvm ... .interactor, in file: String,
        find: String, replace: String
    ) {
        (self.description, self.rule, self.steps) = (description, rule, steps)
        (self.file, self.find, self.replace) = (file, find, replace)
    }

    /// The mistakes that people make.
    static let all = layers + platform + knowledge + references + views + navigation + safety

    /// Each fault in each step in which it can be made.
    static var cases: [(Fault, StructureStep)] {
        all.flatMap { fault in StructureStep.allCases.filter(fault.steps.contains).map { (fault, $0) } }
    }

    /// The step's files with the edit.
    /// - Throws: ``MutantError`` where its place is gone.
    func applied(to files: [String: String], as step: StructureStep) throws -> [String: String] {
        let rename = { (text: String) in step == .interactor ? Rename.applied(to: text) : text }
        guard let content = files[rename(file)], content.contains(rename(find)) else {
            throw MutantError(description, in: file, step: step.rawValue, original: find)
        }
        var files = files
        files[rename(file)] = content.replacing(rename(find), with: rename(replace), maxReplacements: 1)
        return files
    }
}
