import ConsoleUI
import Foundation
import Synchronization

extension KataCommand {
    static let watch = KataCommand("watch") { arguments, repository in
        let workspace = Workspace(in: repository, arguments)
        guard FullScreen.isUsable else {
            throw UsageError("'watch' needs a terminal that it can draw on: use 'kata check' here.")
        }
        let watch = Watch(try workspace.currentExercise(), in: workspace, showsColor: Terminal.current.showsColor)
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
