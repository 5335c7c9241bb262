#if os(Linux)
    import Testing

    /// A program that isn't allowed enough threads says so, instead of waiting for them.
    struct LimitTests {
        @Test func `the program says which resource limits may be too low`() async throws {
            // This allows 3 GB, and 1 GB per thread's stack.
            let run = try await Program.interactor.run(limit: "-s 1000000; ulimit -v 3000000")
            #expect(run.status == 71)
            #expect(run.diagnostics.hasSuffix("raise 'ulimit -u' or 'ulimit -v'.\n"))
        }
    }
#endif
