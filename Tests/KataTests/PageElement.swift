import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a page, or the page itself, parsed by an XML parser.
final class PageElement: NSObject, XMLParserDelegate {
    let name: String
    let attributes: [String: String]
    /// The names in the class attribute.
    let classes: [Substring]
    private(set) weak var parent: PageElement?
    /// The elements inside this one, at any depth, in the page's order.
    private(set) var descendants: [PageElement] = []
    private(set) var text = ""
    /// The page's elements by name and by class, set only for the page itself.
    private var named: [String: [PageElement]]?
    private var classed: [Substring: [PageElement]]?
    private var open: [PageElement] = []
    private var hasError = false

    private init(_ name: String = "", _ attributes: [String: String] = [:], in parent: PageElement? = nil) {
        self.name = name
        self.attributes = attributes
        self.parent = parent
        classes = attributes["class", default: ""].split(separator: " ")
    }

    /// Returns the page, or nil if it isn't well-formed.
    static func root(of html: String) -> PageElement? {
        let root = PageElement()
        root.open = [root]
        let parser = XMLParser(data: Data(html.utf8))
        parser.delegate = root
        // On Linux, the parser returns true even after it has reported an error.
        guard parser.parse(), !root.hasError else { return nil }
        root.named = Dictionary(grouping: root.descendants, by: \.name)
        root.classed = root.descendants.reduce(into: [:]) { classed, element in
            for name in Set(element.classes) { classed[name, default: []].append(element) }
        }
        return root
    }

    /// The value of an attribute, or an empty string if there is none.
    subscript(attribute: String) -> String { attributes[attribute, default: ""] }

    func all(_ names: String...) -> [PageElement] {
        if let named, names.count == 1 { return named[names[0], default: []] }
        return descendants.filter { names.contains($0.name) }
    }

    func all(class name: String) -> [PageElement] {
        if let classed { return classed[name[...], default: []] }
        return descendants.filter { $0.classes.contains(name[...]) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = PageElement(name, attributes, in: open.last)
        for ancestor in open { ancestor.descendants.append(element) }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { hasError = true }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        for element in open { element.text += text }
    }
}
