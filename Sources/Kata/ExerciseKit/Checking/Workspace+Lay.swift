package import Foundation
import Platform

/// How `start` and `reset` replace a copy. The participant's files are moved, not copied, and never deleted.
extension Workspace {
    /// The new copy: at first while it's written, and then when it's complete.
    private var draft: URL { state.appending(path: "draft") }
    private var next: URL { state.appending(path: "next") }
    /// What was in the folder, until it's an attempt.
    private var leaving: URL { state.appending(path: "leaving") }

    /// Replaces the folder's contents with the start of an exercise.
    ///
    /// The process may end at any time. As long as `leaving` exists, ``recover()`` then restores what was in the folder.
    /// Afterwards, it completes the new copy.
    /// - Returns: The place where the earlier copy is saved, or nil if there was nothing to save.
    /// - Throws: A ``KataError`` if the folder contains anything but a copy of an exercise. What was there is still there.
    package func lay(_ exercise: Exercise) throws -> URL? {
        try requireOwnFolder()
        let files = try files(of: exercise).package()
        try state.create()
        return try locked {
            try recover()
            do {
                // Only this needs room on the disk.
                try draft.appending(path: "files").write(files)
                try draft.appending(path: "exercise/pristine").write(files)
                try draft.appending(path: "exercise").write([
                    "number": "\(exercise.number)", "clone": repository.root.path,
                ])
                try leaving.create()
                try draft.move(to: next)
                try folder.moveContents(to: leaving, except: Self.notWork)
                let attempt = try attempt()
                try leaving.move(to: attempt ?? next.appending(path: "unchanged"))
                try complete()
                return attempt
            } catch {
                try? recover()
                throw error
            }
        }
    }

    /// Returns a place for what has left the folder, or nil if it's as it was at the exercise's start, or empty.
    private func attempt() throws -> URL? {
        guard !leaving.names.isEmpty, ownFiles(in: leaving) != ownFiles(in: pristine) else { return nil }
        return try newAttempt()
    }

    private func newAttempt() throws -> URL {
        try attempts.create()
        let lastNumber = attempts.names.compactMap(Self.number).max() ?? 0
        let exercise = currentNumber.map { "-exercise-\($0)" } ?? ""
        return attempts.appending(path: "\(lastNumber + 1)\(exercise)")
    }

    /// Returns the number with which an attempt's name begins.
    package static func number(ofAttempt name: String) -> Int? { Int(name.prefix { $0.isNumber }) }

    /// Whether a `start` or `reset` was killed, or is still at work.
    var isInterrupted: Bool { leaving.exists || next.exists }

    func recoverIfInterrupted() throws {
        if isInterrupted { try locked(recover) }
    }

    /// Undoes or completes what a killed `start` or `reset` has begun.
    private func recover() throws {
        try draft.removeIfThere()
        guard leaving.exists else { return try complete() }
        // Without this, the next call would complete the new copy.
        if next.exists { try next.move(to: draft) }
        try leaving.moveContents(to: folder, except: [])
        if leaving.isEmpty {
            try leaving.removeIfThere()
        } else {
            // There are new files of the same names.
            try leaving.move(to: newAttempt())
        }
        try draft.removeIfThere()
    }

    /// Moves the new copy to the folder, if there is one.
    private func complete() throws {
        guard next.exists else { return }
        let new = next.appending(path: "exercise")
        if new.exists {
            if laid.exists { try laid.move(to: next.appending(path: "earlier")) }
            try new.move(to: laid)
        }
        try next.appending(path: "files").moveContents(to: folder, except: [])
        try next.removeIfThere()
    }

    private func requireOwnFolder() throws(KataError) {
        let path = folder.path
        if let destination = folder.destination, !folder.exists {
            throw KataError(
                "'\(path)' is a link to '\(destination)', which doesn't exist: create that, or remove the link.")
        }
        if folder.exists, !folder.isFolder {
            throw KataError("'\(path)' is a file. Name an empty or new folder: 'kata start N --in DIR'.")
        }
        let isOwn = laid.exists || isInterrupted
        guard isOwn || folder.names.allSatisfy({ $0 == state.lastPathComponent }) else {
            throw KataError(
                "The folder '\(path)' contains other files. Name an empty or new one: 'kata start N --in DIR'.")
        }
    }

    private func locked<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try withLock(onFolder: state.path, patience: .seconds(5), body)
        } catch let error as SystemError {
            guard error.code != ETIMEDOUT else {
                throw KataError("Another 'start' or 'reset' is at work in '\(folder.path)': try again later.")
            }
            throw KataError.unwritable(state, error)
        }
    }
}

extension URL {
    fileprivate var isEmpty: Bool { (try? StoredName.all(inFolder: path).isEmpty) == true }

    func create() throws {
        try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    }

    fileprivate func move(to place: URL) throws { try FileManager.default.moveItem(at: self, to: place) }

    /// Moves everything to another folder, except what has one of these names there or is named here.
    fileprivate func moveContents(to place: URL, except names: [String]) throws {
        for name in try StoredName.all(inFolder: path) where !names.contains(name.text) {
            do {
                try name.move(from: path, to: place.path)
            } catch {
                throw KataError.unwritable(appending(path: name.text), error)
            }
        }
    }
}
