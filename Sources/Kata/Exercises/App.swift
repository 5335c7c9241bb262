package import Structure

/// An application that exercises are about: what a participant's copy of it is made of, and judged by.
package struct App: Sendable {
    /// The module that its sources make in a participant's copy, and their folder in `Sources`.
    package let module: String
    /// The products that its sources import.
    package let libraries: [String]
    /// What it calls things, for the structure lamp.
    package let vocabulary: Vocabulary
    /// Its laws.
    package let suite: Suite
    /// What `swift run` starts in a participant's copy.
    package let program: Program

    /// The laws of an application, as the tests of a participant's copy try them.
    package struct Suite: Sendable {
        /// The module of the laws.
        package let module: String
        /// The type of a law.
        package let law: String
        /// The protocol that says what a law is tried on.
        package let step: String
        /// How many laws there are.
        package let count: Int
        /// The products that the tests import.
        package let libraries: [String]
        /// The file that says what the laws are tried on: each view of the copy.
        package let subjects: String
    }

    /// A program that shows a participant's copy.
    package struct Program: Sendable {
        /// What it is called.
        package let name: String
        /// The products that it is linked with.
        package let libraries: [String]
        /// Its `main.swift`, which names nothing that a refactoring changes.
        package let main: String
    }

    /// The folder of its sources in a participant's copy.
    package var sources: String { "Sources/\(module)" }
}

extension App: Equatable {
    /// No two applications make the same module.
    package static func == (lhs: App, rhs: App) -> Bool { lhs.module == rhs.module }
}
