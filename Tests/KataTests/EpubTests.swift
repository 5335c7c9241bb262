import Foundation
import Testing

@testable import kata

/// An EPUB is an archive that any program can unpack, of pages that are well-formed.
struct EpubTests {
    @Test func `an EPUB unpacks, and each of its links leads into it`() throws {
        let script = """
            import re, sys, zipfile, xml.dom.minidom
            archive = zipfile.ZipFile(sys.argv[1])
            names = archive.namelist()
            assert archive.testzip() is None and names[0] == "mimetype"
            assert archive.read("mimetype") == b"application/epub+zip"
            ids, links = {}, []
            for name in names:
                text = archive.read(name).decode()
                if name.endswith((".xml", ".opf", ".xhtml")):
                    xml.dom.minidom.parseString(text.replace("<!DOCTYPE html>", ""))
                    ids[name] = re.findall(' id="([^"]+)"', text)
                    links += [(name, link) for link in re.findall(' href="([^"]+)"', text)]
            for name, link in links:
                file, _, place = link.partition("#")
                if not link.startswith("https:"):
                    assert (file or name) in names and (not place or place in ids[file or name]), (name, link)
            items = re.findall('<item id="([^"]+)"', archive.read("book.opf").decode())
            print(len([name for name in names if name.endswith(".xhtml")]) == len(items) - 1, len(links) > 200)
            """
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "book.epub")
            try BookFixture.real.get().epub.write(to: file)
            let end = try Tool(["python3", "-c"])([script, file.path], mergesErrors: true)
            #expect(end.output == "True True\n")
        }
    }
}
