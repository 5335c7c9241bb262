import Foundation
import Structure
import Testing

@testable import kata

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A picture shows each box and each arrow of what it is drawn from, once.
struct PictureTests {
    @Test(arguments: Step.all)
    func `each box and each arrow is drawn once`(step: Step) throws {
        let map = try StructureMap(of: Repository.this.sources(of: step))
        let elements = try Drawing(svg: BoxesPicture(of: map, previous: nil, title: "Title", id: "a").svg).elements
        #expect(elements.compactMap { $0["data-box"] } == map.boxes.map(\.name))
        #expect(elements.compactMap { $0["data-arrow"] } == map.arrows.map { "\($0.from) \($0.to)" })
        #expect(elements.allSatisfy { !($0["class"] ?? "").contains("new") })
    }

    @Test(arguments: [(2, ["Presenter"], 4), (3, ["Router"], 3), (4, ["Interactor"], 0)])
    func `what a step adds is marked`(number: Int, boxes: [String], arrows: Int) throws {
        let maps = try [number - 2, number - 1].map { try StructureMap(of: Repository.this.sources(of: Step.all[$0])) }
        let picture = BoxesPicture(of: maps[1], previous: maps[0], title: "Title", id: "a").svg
        let new = try Drawing(svg: picture).elements.filter { ($0["class"] ?? "").hasSuffix(" new") }
        #expect(new.compactMap { $0["data-box"] } == boxes)
        #expect(new.compactMap { $0["data-arrow"] }.count == arrows)
        #expect(picture.contains(number == 4 ? ">renamed<" : ">new<"))
    }

    @Test(arguments: Step.all)
    func `boxes don't overlap, and are within the picture`(step: Step) throws {
        let map = try StructureMap(of: Repository.this.sources(of: step))
        let drawing = try Drawing(svg: BoxesPicture(of: map, previous: nil, title: "Title", id: "a").svg)
        let boxes = drawing.elements.filter { $0["class"] == "box" }.compactMap(\.area)
        #expect(boxes.count == map.boxes.count)
        for (index, box) in boxes.enumerated() {
            #expect(boxes.dropFirst(index + 1).allSatisfy { !$0.x.overlaps(box.x) || !$0.y.overlaps(box.y) })
            #expect((drawing.width..<drawing.width + 1).lowerBound > box.x.upperBound)
        }
        #expect(drawing.width <= 900)
    }

    @Test func `each hop of a trace is drawn once, in order`() throws {
        let trace =
            "View → Presenter didSelectMovie(at:)\nPresenter → Router showDetailView(for:)\nRouter → Navigator push"
        let elements = try Drawing(svg: SequencePicture(of: trace, title: "Title", id: "a").svg).elements
        #expect(elements.compactMap { $0["data-life"] } == ["View", "Presenter", "Router", "Navigator"])
        #expect(
            elements.compactMap { $0["data-hop"] } == [
                "View Presenter didSelectMovie(at:)", "Presenter Router showDetailView(for:)", "Router Navigator push",
            ])
        #expect(elements.compactMap(\.top) == elements.compactMap(\.top).sorted())
    }

    @Test func `a binding is dashed, and a hop may lack a label`() throws {
        let svg = SequencePicture(of: "ViewModel → Service\nViewModel ⇢ View movies", title: "Title", id: "a").svg
        let lines = try Drawing(svg: svg).elements.filter { $0["data-hop"] != nil }
        #expect(lines.map { $0["class"] } == ["line call", "line binding"])
    }

    @Test func `two pictures on one page do not share a name, and nothing is fetched`() throws {
        let map = try StructureMap(of: Repository.this.sources(of: Step.all[2]))
        let pictures = ["a", "b"].map { BoxesPicture(of: map, previous: nil, title: "Title", id: $0).svg }
        let ids = try pictures.map { Set(try Drawing(svg: $0).elements.compactMap { $0["id"] }) }
        #expect(ids[0].isDisjoint(with: ids[1]))
        #expect(pictures[0].ranges(of: "http").count == 1, "the name space alone")
        #expect(!pictures[0].contains("@import") && !pictures[0].contains("url(h"))
    }

    @Test func `names are escaped`() throws {
        let svg = SequencePicture(of: "A<b> → C&D \"go\"", title: "<T & \"U\">", id: "a").svg
        #expect(try Drawing(svg: svg).elements.compactMap { $0["data-hop"] } == ["A<b> C&D \"go\""])
    }
}

/// The elements of a picture, read back.
private final class Drawing: NSObject, XMLParserDelegate {
    private(set) var elements: [[String: String]] = []

    init(svg: String) throws {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        try #require(parser.parse(), "well-formed: \(parser.parserError.map { "\($0)" } ?? "")")
    }

    var width: Int { elements.first.flatMap { $0["width"] }.flatMap(Int.init) ?? 0 }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(attributes)
    }
}

extension [String: String] {
    fileprivate var area: (x: Range<Int>, y: Range<Int>)? {
        let numbers = ["x", "y", "width", "height"].compactMap { self[$0].flatMap { Int($0) } }
        return numbers.count == 4
            ? (numbers[0]..<(numbers[0] + numbers[2]), numbers[1]..<(numbers[1] + numbers[3])) : nil
    }

    /// Where a hop's line begins, from the top.
    fileprivate var top: Int? {
        self["data-hop"] == nil ? nil : self["d"]?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
}
