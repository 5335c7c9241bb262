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
        let halves = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = path(of: destination) else { return nil }
        guard let id = halves[0].isEmpty ? chapter : contents.id(of: path.joined(separator: "/")) else { return nil }
        let place = halves.count > 1 ? halves[1].removingPercentEncoding.map { "\(id)-\($0)" } : nil
        if let place, contents.places.contains(place) { return "#\(place)" }
        return halves[0].isEmpty ? nil : "#\(id)"
    }

    /// The picture at `destination`, if there is one.
    func picture(at destination: String) -> String? {
        path(of: destination).flatMap { contents.picture(at: $0.joined(separator: "/")) }
    }

    /// The path of a link's file from the root of the package, or nil if it leads out of it.
    func path(of destination: String) -> [String]? {
        let path = destination.prefix { $0 != "#" }
        guard !path.hasPrefix("/"), !path.contains(":") else { return nil }
        let parts = URL(filePath: "/root/\(folder)/\(path)").standardized.pathComponents.dropFirst()
        return parts.first == "root" ? Array(parts.dropFirst()) : nil
    }
}
