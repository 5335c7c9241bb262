/// What git writes about one file.
struct FileChange {
    /// The file's name in the earlier step, which is that of the later one where the file is new.
    let oldName: String
    /// The file's name in the later step, which is that of the earlier one where the file is gone.
    let name: String
    /// All of it, up to the last line feed.
    let text: String

    /// Splits a whole diff, file by file.
    static func all(in diff: String) -> [FileChange] {
        // Within a hunk each line begins with one of three marks, so that none is taken for a header.
        let lines = diff.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indices.filter { lines[$0].hasPrefix("diff --git ") }
        return zip(starts, starts.dropFirst() + [lines.endIndex]).compactMap { start, end in
            // diff --git a/3-Router/MovieListViewModel.swift b/4-Interactor/MovieListInteractor.swift
            let names = lines[start].split(separator: " ").suffix(2)
                .compactMap { $0.split(separator: "/").last.map(String.init) }
            guard let old = names.first, let new = names.last else { return nil }
            let text = lines[start..<end].joined(separator: "\n")
            return FileChange(oldName: old, name: new, text: text.hasSuffix("\n") ? text : text + "\n")
        }
    }

    var isNew: Bool { head.contains("\nnew file mode ") }
    var isGone: Bool { head.contains("\ndeleted file mode ") }

    /// The line that stands above the file's hunks.
    var heading: String {
        if isNew { return "\(name) (new file)" }
        if isGone { return "\(name) (gone)" }
        return oldName == name ? name : "\(oldName) → \(name)"
    }

    private var head: Substring { text.prefix(upTo: text.firstRange(of: "\n@@")?.lowerBound ?? text.endIndex) }
}
