import Foundation

/// The book for e-readers: an archive with a page for each chapter, as EPUB 3 asks for.
struct Epub {
    private let documents: [(id: String, title: String, html: HTML)]
    /// The page that each place of the book is on.
    private let pages: [String: String]

    init(documents: [(id: String, title: String, html: HTML)]) {
        self.documents = documents
        let places = documents.flatMap { document in
            document.html.source.matches(of: #/ id="([^"]+)"/#).map { (String($0.1), document.id) }
        }
        pages = Dictionary(places) { first, _ in first }
    }

    var data: Data {
        var archive = Archive()
        // E-readers recognise the format by the first file.
        archive.add("mimetype", "application/epub+zip")
        archive.add("META-INF/container.xml", Resource.text("container.template"))
        let items = documents.map { document -> HTML in
            let properties: HTML = document.html.source.contains("<svg") ? " properties=\"svg\"" : ""
            return """
                <item id="\(document.id)" href="\(document.id).xhtml" media-type="application/xhtml+xml"\(properties)/>
                """
        }
        let spine = documents.map { "<itemref idref=\"\($0.id)\"/>" as HTML }
        let entries = documents.map { "<li><a href=\"\($0.id).xhtml\">\($0.title)</a></li>" as HTML }
        archive.add(
            "book.opf",
            Resource.text(
                "package.template",
                [
                    "modified": Date.now.formatted(.iso8601), "items": HTML(items, separator: "\n").source,
                    "spine": HTML(spine, separator: "\n").source,
                ]))
        let nav = "<nav epub:type=\"toc\"><h1>Contents</h1><ol>\(entries, separator: "\n")</ol></nav>" as HTML
        archive.add("nav.xhtml", page("Contents", nav.source))
        archive.add("style.css", Palette.css + "\n" + Resource.text("book.css"))
        for document in documents {
            archive.add("\(document.id).xhtml", page(document.title, linked(document.html.source, on: document.id)))
        }
        return archive.data
    }

    private func page(_ title: String, _ body: String) -> String {
        Resource.text("xhtml.template", ["mark": Book.mark.source, "title": HTML(title).source, "body": body])
    }

    /// A chapter with its links adapted to the pages that their targets are on.
    private func linked(_ html: String, on page: String) -> String {
        html.replacing(#/href="#([^"]+)"/#) { match in
            let id = String(match.1)
            return "href=\"\(pages[id].map { $0 == page ? "" : "\($0).xhtml" } ?? "")#\(id)\""
        }
    }
}

/// A zip archive whose files are stored as they are.
private struct Archive {
    private var files = Data()
    private var directory = Data()
    private var count = 0

    mutating func add(_ name: String, _ text: String) {
        let bytes = Data(text.utf8)
        // Version 2.0, names in UTF-8, stored, 1 January 1980; then the sum and both sizes.
        var head = Data([20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0])
        head.append(Self.checksum(of: bytes), UInt32(bytes.count), UInt32(bytes.count))
        head.append(UInt16(name.utf8.count), UInt16(0))
        directory += Data([0x50, 0x4B, 1, 2, 20, 0]) + head + Data(count: 10)
        directory.append(UInt32(files.count))
        directory += Data(name.utf8)
        files += Data([0x50, 0x4B, 3, 4]) + head + Data(name.utf8) + bytes
        count += 1
    }

    var data: Data {
        var end = Data([0x50, 0x4B, 5, 6, 0, 0, 0, 0])
        end.append(UInt16(count), UInt16(count))
        end.append(UInt32(directory.count), UInt32(files.count))
        end.append(UInt16(0))
        return files + directory + end
    }

    /// CRC-32, as zip uses it.
    private static func checksum(of bytes: Data) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
}

extension Data {
    fileprivate mutating func append<Number: FixedWidthInteger>(_ numbers: Number...) {
        for number in numbers { Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) } }
    }
}
