import Foundation
import Platform

/// The state of a participant's sources at one moment, as far as it shows without reading them.
struct Stamps: Equatable {
    let missing: String?
    private let stamps: [String: FileStatus]

    init(of workspace: Workspace) {
        let folder = workspace.folder
        // The log says which sources there must be.
        let sources = (try? workspace.currentExercise()).map { [workspace.sources(of: $0)] } ?? []
        let needed = [folder, folder.appending(path: "Package.swift")] + sources
        missing = needed.first { !$0.exists }?.path
        // A folder that was just removed counts as empty.
        let paths = ["Sources", "Tests"].flatMap { name in folder.appending(path: name).subpaths.map { "\(name)/\($0)" }
        }
        let seen = Set(["Package.swift"] + paths).filter { $0.isSource && $0 != LawRuns.layersFile }
        stamps = seen.reduce(into: [:]) { $0[$1] = try? FileStatus(ofFileAt: folder.appending(path: $1).path) }
    }
}
