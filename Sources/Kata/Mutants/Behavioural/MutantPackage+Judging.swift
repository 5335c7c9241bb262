import Foundation

extension MutantPackage {
    /// Builds the package.
    /// - Throws: ``MutantError`` with the compiler's first errors.
    func build() throws {
        let (output, status) = try Tool.swift(["build", "--package-path", folder.path(percentEncoded: false)])
        guard status != 0 else { return }
        let errors = output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
        throw MutantError("The mutants do not build:\n\(errors.joined(separator: "\n"))")
    }

    /// Tries every law on a mutant, in a process of its own, which may crash.
    func judge(_ copy: Copy) throws -> MutantVerdict {
        let judge = Tool(["timeout", "30", folder.appending(path: ".build/debug/judge").path(percentEncoded: false)])
        let (output, status) = try judge([copy.module])
        return MutantVerdict(laws: Set(output.split(separator: "\n").map(String.init)).sorted(), isOrderly: status == 0)
    }
}
