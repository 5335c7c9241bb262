import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a page.
final class PageElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) weak var parent: PageElement?
    fileprivate(set) var children: [PageElement] = []
    fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String], parent: PageElement?) {
        (self.name, self.attributes, self.parent) = (name, attributes, parent)
    }

    /// The words of the class attribute.
    var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

    /// Everything within, in the order of the page, without the element itself. It is asked for once all is read.
    private(set) lazy var descendants: [PageElement] = children.flatMap { [$0] + $0.descendants }

    /// All elements within of one name.
    func all(_ name: String) -> [PageElement] { descendants.filter { $0.name == name } }

    /// All elements within of one class.
    func all(class name: String) -> [PageElement] { descendants.filter { $0.classes.contains(name) } }
}

/// Reads a page with an XML parser, so that a page which is not well-formed is noticed.
final class PageTree: NSObject, XMLParserDelegate {
    private let root = PageElement(name: "", attributes: [:], parent: nil)
    private var open: [PageElement] = []
    private var hasError = false

    /// The page's elements, below one that has no name, or nil if it is not well-formed.
    static func root(of html: String) -> PageElement? {
        let tree = PageTree()
        tree.open = [tree.root]
        let parser = XMLParser(data: Data(html.utf8))
        parser.delegate = tree
        // On Linux the parser returns true also where it has found an error, and told of it.
        return parser.parse() && !tree.hasError ? tree.root : nil
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = PageElement(name: name, attributes: attributes, parent: open.last)
        open.last?.children.append(element)
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        hasError = true
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        for element in open { element.text += text }
    }
}
