import Foundation
import Platform

extension Workspace {
    /// The first missing path without which nothing can be checked, and the state of the sources at this moment, as far as
    /// it shows without reading them.
    var stamps: (missing: String?, files: [String: FileStatus]) {
        // The log says which sources there must be.
        let own = (try? currentExercise()).map { [sources(of: $0)] } ?? []
        let needed = [folder, folder.appending(path: "Package.swift")] + own
        // A folder that was just removed counts as empty.
        let paths = ["Sources", "Tests"].flatMap { name in
            folder.appending(path: name).subpaths.map { "\(name)/\($0)" }
        }
        let seen = Set(["Package.swift"] + paths).filter { $0.isSource && $0 != Self.layersFile }
        let files = seen.reduce(into: [:]) { $0[$1] = try? FileStatus(ofFileAt: folder.appending(path: $1).path) }
        return (needed.first { !$0.exists }?.path, files)
    }
}
