import Foundation

/// A self-contained HTML page, which has no scripts and loads no other files.
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

    /// Writes the page to `path`, but replaces an existing file only if it's an earlier page.
    func write(to path: String) throws(KataError) {
        let file = URL(filePath: path)
        guard file.isMissing(orHas: Self.mark), (try? Data(html.utf8).write(to: file, options: .atomic)) != nil else {
            throw KataError("'\(path)' can't be written, or exists and isn't an earlier page: name another file.")
        }
    }
}
