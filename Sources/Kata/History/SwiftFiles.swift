import Foundation

/// The Swift files in a folder and the folders in it: no build products, no hidden files, no editor's backups.
struct SwiftFiles {
    /// What each file holds, by its path in the folder.
    let contents: [String: Data]

    init(in folder: URL) throws {
        guard let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)) else {
            throw RouteError("'\(folder.path(percentEncoded: false))' cannot be read; is the checkout complete?")
        }
        var contents: [String: Data] = [:]
        for case let path as String in paths where path.hasSuffix(".swift") && !path.isHidden {
            contents[path] = try Data(contentsOf: folder.appending(path: path))
        }
        guard !contents.isEmpty else {
            throw RouteError("'\(folder.path(percentEncoded: false))' has no Swift files; is the checkout complete?")
        }
        self.contents = contents
    }
}

extension String {
    fileprivate var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
