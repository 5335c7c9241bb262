import ConsoleUI
import Testing

@testable import ConsoleProgram

/// What a call of a service leaves behind.
struct LaunchTests {
    private struct Refusal: ServiceFailure {
        let message = "Refused."
        let exitCode: ExitCode
    }

    private let diagnostics = Recorder()
    private let launch: Launch

    init() {
        let console = Console(format: .text, output: TextOutput { _ in }, diagnostics: diagnostics.output())
        launch = Launch(on: console, choice: nil, isTraced: false)
    }

    private func call(failingWith exitCode: ExitCode? = nil) async {
        func answer() throws(Refusal) -> Int {
            if let exitCode { throw Refusal(exitCode: exitCode) }
            return 3
        }
        _ = try? await launch.report("View → Service", remarks: { ["\($0) left out"] }, answer)
    }

    @Test func `the last failure counts, until a call succeeds`() async {
        await call(failingWith: .data)
        await call(failingWith: .noInput)
        #expect(launch.failure?.exitCode == .noInput)
        await call()
        #expect(launch.failure == nil)
    }

    @Test func `the remarks about an answer are reported, one per line`() async {
        await call()
        #expect(diagnostics.text == "3 left out\n")
    }

    @Test func `an answer that comes too late changes nothing`() async {
        await call(failingWith: .data)
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await call()
            await call(failingWith: .noInput)
        }.value
        #expect(launch.failure?.exitCode == .data)
        #expect(diagnostics.text == "")
    }
}
