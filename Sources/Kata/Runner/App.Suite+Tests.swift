extension App.Suite {
    /// The tests that a participant's copy has of all laws: what they report is read by ``LawRuns``.
    var tests: String {
        """
        \([module, "ConsoleUI"].sorted().map { "import \($0)" }.joined(separator: "\n"))
        import Testing

        /// Every law, on your code, through each view. 'kata check' reads what fails here, so leave it as it is.
        @Suite(.timeLimit(.minutes(1)))
        struct LawTests {
            @Test(arguments: Run.all)
            func `every law holds`(run: Run) async throws {
                do {
                    try await run.law(run.subject.feature(), format: run.subject.format)
                } catch {
                    Issue.record("\\(run)\\t\\(run.law.sentence)\\t\\(error)")
                }
            }
        }

        /// One law through one view.
        nonisolated struct Run: Sendable, CustomTestStringConvertible, CustomStringConvertible {
            let law: \(law)
            let subject: Subject

            var description: String { "\\(law) (\\(subject.name))" }
            var testDescription: String { description }

            static let all = \(law).all.flatMap { law in Subject.all.map { Run(law: law, subject: $0) } }
        }

        /// What a law is tried on.
        nonisolated struct Subject: Sendable {
            let name: String
            let format: Console.Format
            let feature: @MainActor @Sendable () -> any \(step).Type
        }

        """
    }
}
