import Foundation
import Synchronization

extension KataCommand {
    static let watch = KataCommand(
        "watch", for: .participants, "check your copy whenever you save a file of it",
        help: """
            Usage: kata watch [--in DIR]

            Checks your copy as 'kata check' does, and again whenever you save a source. One key each: h gives a hint, d shows
            what differs from the reference, l lists the exercises, r checks again, q quits; j, k and space scroll.

            Exit status: 0 after q, 130 after control-C. Without a terminal use 'kata check'.
            """,
        options: ["--in DIR"]
    ) { arguments, repository in
        let workspace = Workspace(in: repository, arguments)
        guard FullScreen.isUsable else {
            throw UsageError("'watch' needs a terminal that it can draw on: use 'kata check' here.")
        }
        let watch = Watch(
            try workspace.currentExercise(), in: workspace, showsColor: Terminal.current.showsColor)
        let end = DispatchSemaphore(value: 0)
        let result = Mutex<Result<Int32, any Error>>(.success(0))
        Task {
            do {
                let status = try await watch.run()
                result.withLock { $0 = .success(status) }
            } catch {
                result.withLock { $0 = .failure(error) }
            }
            end.signal()
        }
        end.wait()
        return try result.withLock { try $0.get() }
    }
}
