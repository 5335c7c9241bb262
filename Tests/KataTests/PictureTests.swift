import Foundation
import Structure
import Testing

@testable import kata

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A generated picture shows each box and each arrow of what it is made from, once.
struct PictureTests {
    @Test(arguments: [(1, [], 0), (2, ["Presenter"], 4), (3, ["Router"], 3), (4, ["Interactor"], 0)])
    func `a step's boxes and arrows are drawn once, and what the step adds is marked`(
        number: Int, added: [String], arrows: Int
    ) throws {
        let maps = try Step.all.prefix(number).map { try StructureMap(of: Repository.this.sources(of: $0)) }
        let (map, previous) = (maps[number - 1], maps.dropLast().last)
        let svg = BoxesPicture(of: map, previous: previous, title: "Title", id: "a").svg
        #expect(data("box", in: svg) == map.boxes.map(\.name))
        #expect(data("arrow", in: svg) == map.arrows.map { "\($0.from) \($0.to)" })
        #expect(svg.matches(of: /<g class="\w+ new" data-box="(\w+)"/).map { String($0.1) } == added)
        #expect(svg.ranges(of: " new\" d=").count == arrows)
        #expect(svg.contains(">new<") == [2, 3].contains(number) && svg.contains(">renamed<") == (number == 4))
    }

    @Test(arguments: Step.all)
    func `boxes don't overlap, and are within the picture`(step: Step) throws {
        let svg = BoxesPicture(
            of: try StructureMap(of: Repository.this.sources(of: step)), previous: nil, title: "Title", id: "a"
        ).svg
        let boxes = svg.matches(of: /class="box" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/).map {
            CGRect(x: Int($0.1) ?? 0, y: Int($0.2) ?? 0, width: Int($0.3) ?? 0, height: Int($0.4) ?? 0)
        }
        let size = try #require(svg.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
        let paper = CGRect(x: 0, y: 0, width: min(900, Int(size.1) ?? 0), height: Int(size.2) ?? 0)
        #expect(boxes.count > 3 && boxes.allSatisfy(paper.contains))
        for (index, box) in boxes.enumerated() {
            #expect(boxes.dropFirst(index + 1).allSatisfy { !$0.intersects(box) })
        }
    }

    @Test func `two pictures on one page share no name, and fetch nothing`() throws {
        let map = try StructureMap(of: Repository.this.sources(of: Step.all[0]))
        let pictures = ["a", "b"].map { BoxesPicture(of: map, previous: nil, title: "<T & \"U\">", id: $0).svg }
        #expect(pictures[0].contains(">&lt;T &amp; &quot;U&quot;&gt;</title>"))
        let ids = pictures.map { svg in Set(svg.matches(of: /\bid="([^"]+)"/).map { String($0.1) }) }
        #expect(ids[0].count == 4 && ids[0].isDisjoint(with: ids[1]))
        #expect(pictures[0].ranges(of: "http").count == 1, "the name space alone")
        #expect(!pictures[0].contains("@import") && !pictures[0].contains("url(h"))
    }

    @Test(arguments: [(StepsPicture.wide, 700), (StepsPicture.tall, 320)])
    func `what splits moves: the view and the presenter, then the view and the router, and last nothing`(
        file: String, width: Int
    ) throws {
        let drawing = try Repository.this.text(at: file)
        let frames = StepsPicture.frames(of: drawing)
        let moving = frames.map { frame in
            frame.matches(of: /data-box="(\w+)">\n<path class="box" d="([^"]+)" style="--from:path\('([^']+)'\)"/)
                .filter { $0.2 != $0.3 }.map { String($0.1) }
        }
        #expect(moving == [[], ["View", "Presenter"], ["View", "Router"], [], []])
        #expect(frames.allSatisfy { $0.contains(" width=\"\(width)\"") })
        #expect(XMLParser(data: Data(drawing.utf8)).parse())
        let sizes = drawing.matches(of: /font-size:(\d+)px/).compactMap { Int($0.1) }
        #expect(sizes.count > 5 && sizes.allSatisfy { $0 >= 12 })
    }

    private func data(_ name: String, in svg: String) -> [String] {
        svg.matches(of: /data-(\w+)="([^"]*)"/).filter { $0.1 == name }.map { String($0.2) }
    }
}
