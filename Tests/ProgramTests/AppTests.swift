#if os(Linux)
    import Testing

    /// The app with a window, where there is none.
    struct AppTests {
        enum App: String, BuiltProgram { case app = "top-movies-app" }

        @Test func `without SwiftUI, the app says what it needs`() async throws {
            let run = try await App.app.run()
            #expect(
                run.diagnostics
                    == "top-movies-app: This needs SwiftUI: run it on a Mac, or 'swift run step4-interactor' here.\n")
            #expect(run.output == "" && run.status == 69)
        }
    }
#endif
