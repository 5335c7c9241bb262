import Foundation

/// The targets of a text's links within the book.
struct Links {
    /// The folder of the text, from the root of the package.
    let folder: String
    /// The id of the chapter that the text becomes.
    let chapter: String
    /// The book's contents, which links may lead to.
    let contents: BookContents

    /// The address for a link to `destination`, as the text writes it; nil if the book doesn't have it.
    func target(of destination: String) -> String? {
        if destination.hasPrefix("https://") { return destination }
        let halves = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let fragment = halves.count > 1 ? halves[1].removingPercentEncoding : nil
        guard let path = path(of: destination) else { return nil }
        let id = halves[0].isEmpty ? chapter : contents.chapter(at: path.joined(separator: "/"))
        guard let id else { return source(at: path, fragment) }
        if let fragment, contents.headings.contains("\(id)-\(fragment)") { return "#\(id)-\(fragment)" }
        return halves[0].isEmpty ? nil : "#\(id)"
    }

    /// The picture at `destination`, if there is one.
    func picture(at destination: String) -> String? {
        path(of: destination).flatMap { contents.picture(at: $0.joined(separator: "/")) }
    }

    private func source(at path: [String], _ fragment: String?) -> String? {
        guard path.starts(with: ["Sources", "TopMovies"]) else { return nil }
        guard path.count > 2 else { return "#\(Anchors.sources)" }
        guard let step = contents.steps.first(where: { $0.folder == path[2] }) else { return nil }
        guard path.count == 4 else { return path.count == 3 ? "#\(Anchors.sources(of: step))" : nil }
        guard let count = contents.lines[step]?[path[3]]?.count else { return nil }
        let line = fragment.flatMap { $0.hasPrefix("L") ? Int($0.dropFirst()) : nil }
        return "#" + Anchors.source(path[3], of: step, line: line.flatMap { 1...max(count, 1) ~= $0 ? $0 : nil })
    }

    /// The path of a link's file from the root of the package, or nil if it leads out of it.
    func path(of destination: String) -> [String]? {
        let path = destination.prefix { $0 != "#" }
        guard !path.hasPrefix("/"), !path.contains(":") else { return nil }
        let parts = URL(filePath: "/root/\(folder)/\(path)").standardized.pathComponents.dropFirst()
        return parts.first == "root" ? Array(parts.dropFirst()) : nil
    }
}
