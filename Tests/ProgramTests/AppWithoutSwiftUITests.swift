import Testing

#if os(Linux)
    /// The app without SwiftUI.
    struct AppWithoutSwiftUITests {
        private enum App: String, BuiltProgram { case app = "top-movies-app" }

        @Test func `the app reports that it needs SwiftUI`() async throws {
            let run = try await App.app.run()
            #expect(run.diagnostics.hasPrefix("top-movies-app: This needs SwiftUI: "))
            #expect(run.status == 69)
        }
    }
#endif
