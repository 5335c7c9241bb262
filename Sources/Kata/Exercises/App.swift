import Structure

/// An application that exercises are about: what a participant's copy of it is made of, and judged by.
struct App: Sendable {
    /// The module that its sources make in a participant's copy, and their folder in `Sources`.
    let module: String
    /// The products that its sources import.
    let libraries: [String]
    /// What it calls things, for the structure lamp.
    let vocabulary: Vocabulary
    /// Its laws.
    let suite: Suite
    /// What `swift run` starts in a participant's copy.
    let program: Program

    /// The laws of an application, as the tests of a participant's copy try them.
    struct Suite: Sendable {
        /// The module of the laws.
        let module: String
        /// The type of a law.
        let law: String
        /// The protocol that says what a law is tried on.
        let step: String
        /// How many laws there are.
        let count: Int
        /// The products that the tests import.
        let libraries: [String]
        /// The file that says what the laws are tried on: each view of the copy.
        let subjects: String
    }

    /// A program that shows a participant's copy.
    struct Program: Sendable {
        /// What it is called.
        let name: String
        /// The products that it is linked with.
        let libraries: [String]
        /// Its `main.swift`, which names nothing that a refactoring changes.
        let main: String
    }

    /// The folder of its sources in a participant's copy.
    var sources: String { "Sources/\(module)" }
}

extension App: Equatable {
    /// No two applications make the same module.
    static func == (lhs: App, rhs: App) -> Bool { lhs.module == rhs.module }
}
