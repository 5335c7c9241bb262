import Foundation
import Platform

/// A participant's sources at one moment, as far as they show without being read.
struct Stamps: Equatable {
    /// What no check can do without, and is not there.
    let missing: String?
    private let stamps: [String: FileStatus]

    init(of workspace: Workspace) {
        let folder = workspace.folder
        // Which sources there must be is told by the progress.
        let sources = (try? workspace.currentExercise()).map { [workspace.sources(of: $0)] } ?? []
        let needed = [folder, workspace.progress, folder.appending(path: "Package.swift")] + sources
        missing = needed.first { !$0.exists }?.path
        // A folder that is removed meanwhile is an empty one.
        let paths = ["Sources", "Tests"].flatMap { name in
            folder.appending(path: name).subpaths.map { "\(name)/\($0)" }
        }
        stamps = (["Package.swift"] + paths).filter { $0.isSource && $0 != LayerRuns.file }.reduce(into: [:]) {
            stamps, path in
            stamps[path] = try? FileStatus(ofFileAt: folder.appending(path: path).path)
        }
    }
}
