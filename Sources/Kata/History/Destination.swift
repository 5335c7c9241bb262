import Foundation

/// The folder that is written, which holds nothing before.
struct Destination {
    let folder: URL
    /// What is made for it, and goes with it if something fails: the folder, or the first of those above it that was not
    /// there. Nil where the folder was there.
    private let made: URL?

    init(_ folder: URL) throws {
        let path = folder.path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw RouteError("'\(path)' is a file; name a new or empty folder.") }
            guard try FileManager.default.contentsOfDirectory(atPath: path).isEmpty else {
                throw RouteError("'\(path)' is not empty; name a new or empty folder.")
            }
            (self.folder, made) = (folder, nil)
            return
        }
        var first = folder.standardizedFileURL
        while case let above = first.deletingLastPathComponent(), above.path != first.path,
            !FileManager.default.fileExists(atPath: above.path)
        {
            first = above
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw RouteError("'\(path)' cannot be made: \(error.localizedDescription)")
        }
        (self.folder, made) = (folder, first)
    }

    /// Leaves things as they were.
    func undo() {
        // What cannot be removed stays; the error that led here says more than another one would.
        if let made {
            try? FileManager.default.removeItem(at: made)
        } else {
            empty()
        }
    }

    private func empty() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
    }
}
