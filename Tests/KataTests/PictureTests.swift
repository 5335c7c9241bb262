import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The parts of the steps' pictures that `kata dev steps` doesn't compare with the traces.
struct PictureTests {
    @Test(arguments: Step.all)
    func `boxes don't overlap, and lie within the picture`(step: Step) throws {
        let svg = try Repository.this.text(at: "Steps/\(step.textFolder)/boxes.svg")
        let boxes = svg.matches(of: /class="box" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/).map {
            CGRect(x: Int($0.1) ?? 0, y: Int($0.2) ?? 0, width: Int($0.3) ?? 0, height: Int($0.4) ?? 0)
        }
        let size = try #require(svg.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
        let paper = CGRect(x: 0, y: 0, width: min(900, Int(size.1) ?? 0), height: Int(size.2) ?? 0)
        #expect(boxes.count > 3)
        #expect(boxes.allSatisfy(paper.contains))
        for (index, box) in boxes.enumerated() {
            #expect(boxes.dropFirst(index + 1).allSatisfy { !$0.intersects(box) })
        }
    }

    @Test func `the steps' pictures share no ids and fetch nothing`() throws {
        let pictures = try Step.all.map { step in
            try Repository.this.text(at: "Steps/\(step.textFolder)/boxes.svg")
        }
        let ids = pictures.map { svg in
            Set(svg.matches(of: /\bid="([^"]+)"/).map { String($0.1) })
        }
        #expect(ids.map(\.count) == [4, 4, 4, 4])
        #expect(Set(ids.joined()).count == 16)
        #expect(pictures[0].ranges(of: "http").count == 1, "only the XML namespace")
        #expect(!pictures[0].contains("@import"))
        #expect(!pictures[0].contains("url(h"))
    }

    @Test(arguments: [(StepsPicture.wide, 700), (StepsPicture.tall, 320)])
    func `where a layer splits, both parts move, and nothing moves in the last step`(
        file: String, width: Int
    ) throws {
        let drawing = try Repository.this.text(at: file)
        let frames = StepsPicture.frames(of: drawing)
        let moving = frames.map { frame in
            frame.matches(of: /data-box="(\w+)">\n<path class="box" d="([^"]+)" style="--from:path\('([^']+)'\)"/)
                .filter { $0.2 != $0.3 }.map { String($0.1) }
        }
        #expect(moving == [[], ["View", "ViewModel"], ["View", "Presenter"], ["View", "Router"], [], []])
        #expect(frames.allSatisfy { $0.contains(" width=\"\(width)\"") })
        #expect(XMLParser(data: Data(drawing.utf8)).parse())
        let sizes = drawing.matches(of: /font-size:(\d+)px/).compactMap { Int($0.1) }
        #expect(sizes.count > 5)
        #expect(sizes.allSatisfy { $0 >= 12 })
    }

    /// The views' formatting moves to another layer after step 1, and their navigation after step 2.
    @Test(arguments: Texts.drawings)
    func `heights show numbers of lines at the same scale, with one colour per responsibility`(
        file: String
    ) throws {
        func lines(_ step: Step, _ ends: String...) throws -> Int {
            let files = try Repository.this.sources(of: step).filter { file, _ in
                ends.contains { file.hasSuffix("\($0).swift") }
            }
            return files.values.joined().count { $0 == "\n" }
        }
        let views = try Step.all.map { try lines($0, "View") }
        let frames = StepsPicture.frames(of: try Repository.this.text(at: file))
        for (step, frame) in zip(Step.both, frames) {
            let expected = try [
                "shows": views[3], "rules": lines(step, "ViewModel", "Interactor"),
                "formats": lines(step, "Presenter", "Presentation") + (step == Step.mvvm ? views[0] - views[1] : 0),
                "navigates": lines(step, "Router") + (step.number < 3 ? views[1] - views[2] : 0),
                "wires": lines(step, "Contract", "Module"),
            ]
            let parts = frame.matches(of: /class="part (\w+)"[^>]* height="([\d.]+)"/).map {
                (String($0.1), Int(((Double($0.2) ?? 0) * 10).rounded()))
            }
            let heights = expected.filter { $1 > 0 }.mapValues { $0 * 12 }
            #expect(Dictionary(parts, uniquingKeysWith: +) == heights)
        }
    }
}
