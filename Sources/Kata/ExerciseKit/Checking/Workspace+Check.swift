import Foundation

/// What a check needs around it: temporary files, and a copy that names the clone where it is now.
extension Workspace {
    /// Calls `body` with a folder for this process's temporary files, and removes it and those of killed processes.
    ///
    /// The folder is in the copy, so the system's temporary folder doesn't fill up. Swift must use the system's, though:
    /// the locks with which one build of a package waits for another are there.
    func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let places = state.appending(path: "temporary")
        for name in places.names {
            let isRunning = Int32(name).map { kill($0, 0) == 0 || errno == EPERM } ?? false
            if !isRunning { try? places.appending(path: name).removeIfThere() }
        }
        let place = places.appending(path: "\(getpid())")
        try place.create()
        defer { try? place.removeIfThere() }
        return try body(place)
    }

    /// Adjusts the copy if the clone or the copy's folder has been moved since the last check.
    /// - Returns: Sentences about what has been moved.
    func followMoves() throws -> [String] { try [followClone(), followFolder()].compactMap(\.self) }

    private func followClone() throws -> String? {
        let file = laid.appending(path: "clone")
        guard let old = try? file.text(), old != repository.root.path else { return nil }
        let clones = [old, repository.root.path].map { URL(filePath: $0, directoryHint: .isDirectory) }
        // How the copy's files name the clone.
        let forms: [(file: String, form: (URL) -> String)] = [
            ("Package.swift", \.path.swiftLiteral),
            ("TASK.md", \.absoluteString),
            ("Sources/kata/main.swift", \.path.quoted.swiftLiteral),
        ]
        for place in [pristine, folder] {
            for (name, form) in forms {
                guard let text = try? place.appending(path: name).text() else { continue }
                let names = clones.map(form)
                try place.write([name: text.replacing(names[0], with: names[1])])
            }
        }
        try laid.write(["clone": repository.root.path])
        return "The kata has moved from '\(old)' to '\(repository.root.path)': your Package.swift names it there now."
    }

    /// Removes the build products of a folder that has been moved, which the compiler rejects.
    private func followFolder() throws -> String? {
        let file = state.appending(path: "built")
        let new = folder.resolvingSymlinksInPath().path
        let old = try? file.text()
        guard old != new else { return nil }
        if old != nil { try folder.appending(path: ".build").removeIfThere() }
        try state.write(["built": new])
        return old.map { "Your copy has moved from '\($0)', so this check has built everything again." }
    }
}
