import Foundation
import Testing

/// The pages on the practice applications lead somewhere.
struct PracticePagesTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../Steps/practice").standardizedFileURL

    static var pages: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
    }

    @Test func `there is a page for each application, and one for all`() {
        #expect(Self.pages == ["README.md", "articles.md", "contacts.md", "login.md"])
    }

    @Test(arguments: pages)
    func `each link leads to something that is there`(page: String) throws {
        let file = Self.folder.appending(path: page)
        let links = try String(contentsOf: file, encoding: .utf8).matches(of: /\]\(([^)#]+)/).map { String($0.1) }
        #expect(links.count > 2)
        for link in links where !link.contains("://") {
            let target = file.deletingLastPathComponent().appending(path: link).standardizedFileURL
            #expect(FileManager.default.fileExists(atPath: target.path(percentEncoded: false)), "\(link)")
        }
    }
}
