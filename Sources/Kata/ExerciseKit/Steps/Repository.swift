package import Foundation

/// This package, which contains the steps.
package struct Repository: Sendable {
    package let root: URL
    let swift: Tool

    package init(root: URL, swift: Tool = .swift) {
        self.root = root
        self.swift = swift
    }

    package static let this = Repository(
        root: URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL)

    /// Returns the sources of `step`, by file name.
    package func sources(of step: Step) throws -> [String: String] {
        try root.appending(path: "Sources/TopMovies/\(step.folder)").swiftFiles()
    }

    package func text(at path: String) throws -> String { try root.appending(path: path).text() }
}
