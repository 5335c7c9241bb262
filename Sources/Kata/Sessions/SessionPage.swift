import Foundation

/// A self-contained page: it has no script and fetches nothing.
struct SessionPage {
    let title: String
    var refresh: Int?
    let body: HTML

    private static let mark = "<meta name=\"generator\" content=\"kata sessions\" />"

    var html: String {
        let refresh = refresh.map { "<meta http-equiv=\"refresh\" content=\"\($0)\" />" } ?? ""
        let values = ["mark": Self.mark + refresh, "title": title.escaped, "body": body.source]
        return Resource.text("session.template", values)
    }

    /// Writes the page to the file at `path`, if it doesn't exist or is an earlier page.
    func write(to path: String) throws(KataError) {
        let file = URL(filePath: path)
        guard file.isMissing(orHas: Self.mark), (try? Data(html.utf8).write(to: file, options: .atomic)) != nil else {
            throw KataError("'\(path)' can't be written, or isn't an earlier page: name another file.")
        }
    }
}
