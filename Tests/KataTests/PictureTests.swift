import Foundation
import Testing

@testable import kata

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The pictures of the steps, as far as `kata dev steps` doesn't compare them with the traces.
struct PictureTests {
    @Test(arguments: Step.all)
    func `boxes don't overlap, and are within the picture`(step: Step) throws {
        let svg = try Repository.this.text(at: "Steps/\(step.textFolder)/boxes.svg")
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

    @Test func `the steps' pictures share no name, and fetch nothing`() throws {
        let pictures = try Step.all.map { try Repository.this.text(at: "Steps/\($0.textFolder)/boxes.svg") }
        let ids = pictures.map { svg in Set(svg.matches(of: /\bid="([^"]+)"/).map { String($0.1) }) }
        #expect(ids.map(\.count) == [4, 4, 4, 4] && Set(ids.joined()).count == 16)
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

    @Test(arguments: [
        (1, ["View", "ViewModel", "Navigator", "Service"]),
        (3, ["View", "Presenter", "ViewModel", "Router", "Navigator", "Service"]),
    ])
    func `a step's map has each layer and each arrow of its trace once`(number: Int, boxes: [String]) throws {
        let map = try map(of: Step.all[number - 1])
        #expect(map.boxes == boxes)
        let first = ["View → ViewModel", "ViewModel ⇢ View", "View → Navigator", "ViewModel → Service"]
        let third =
            ["View → Presenter", "Presenter ⇢ View", "Presenter → Router", "Presenter → ViewModel"]
            + ["ViewModel ⇢ Presenter", "ViewModel → Service", "Router → View, weakly", "Router → Navigator"]
        let arrows = map.arrows.map { arrow in
            "\(arrow.from) \(arrow.kind == .binding ? "⇢" : "→") \(arrow.to)\(arrow.kind == .weak ? ", weakly" : "")"
        }
        #expect(arrows.sorted() == (number == 1 ? first : third).sorted())
    }

    private func map(of step: Step) throws -> StepMap {
        let trace = try Repository.this.traces(of: step)
        return StepMap(of: ["load", "open"].flatMap { trace[$0] ?? [] })
    }
}
