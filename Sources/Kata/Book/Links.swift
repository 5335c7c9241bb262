import Foundation

/// The targets of a text's links within the book.
struct Links {
    enum Target: Equatable {
        /// To a place in the book.
        case place(id: String)
        /// To an address on the web.
        case web(String)
        /// To a picture that the book shows: its source.
        case picture(String)
        /// To a file that is not in the book.
        case absent(path: String)
    }

    /// The folder of the text, from the root of the package.
    let folder: String
    /// The id of the chapter that the text becomes.
    let chapter: String
    /// The book's contents, which links may lead to.
    let contents: BookContents

    /// The target of `destination`, as the text writes it.
    func target(of destination: String) -> Target {
        if destination.hasPrefix("https://") { return .web(destination) }
        let halves = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let fragment = halves.count > 1 ? halves[1].removingPercentEncoding ?? halves[1] : nil
        if halves[0].isEmpty { return fragment.flatMap { heading($0, in: chapter) } ?? .absent(path: destination) }
        guard let path = resolved(halves[0]) else { return .absent(path: destination) }
        return text(at: path, fragment) ?? source(at: path, fragment) ?? .absent(path: path.joined(separator: "/"))
    }

    private func text(at path: [String], _ fragment: String?) -> Target? {
        let path = path.joined(separator: "/")
        if let svg = contents.picture(at: path) { return .picture(svg) }
        guard let id = contents.chapter(at: path) else { return nil }
        return fragment.flatMap { heading($0, in: id) } ?? .place(id: id)
    }

    private func source(at path: [String], _ fragment: String?) -> Target? {
        guard path.starts(with: ["Sources", "TopMovies"]) else { return nil }
        guard path.count > 2 else { return .place(id: Anchors.sources) }
        guard let step = contents.steps.first(where: { $0.folder == path[2] }) else { return nil }
        guard path.count == 4 else { return path.count == 3 ? .place(id: Anchors.sources(of: step)) : nil }
        guard let count = contents.lines[step]?[path[3]]?.count else { return nil }
        let line = fragment?.firstMatch(of: /^L(\d+)/).flatMap { Int($0.1) }
        let existing = line.flatMap { (1...max(count, 1)).contains($0) ? $0 : nil }
        return .place(id: Anchors.source(path[3], of: step, line: existing))
    }

    private func heading(_ fragment: String, in chapter: String) -> Target? {
        let id = "\(chapter)-\(fragment)"
        return contents.headings.contains(id) ? .place(id: id) : nil
    }

    /// The path from the root of the package, or nil if it leads out of it.
    private func resolved(_ path: String) -> [String]? {
        guard !path.hasPrefix("/"), !path.contains(":") else { return nil }
        var result = folder.split(separator: "/").map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                result.append(String(part))
            } else if result.popLast() == nil {
                return nil
            }
        }
        return result
    }
}
