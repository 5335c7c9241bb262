import ConsoleUI
import Foundation
import Testing

@testable import kata

/// The score of a session is what its definition in `kata replay --help` comes to by hand.
struct ReplayTests {
    /// Sessions, each with a name, its script, and the score that was worked out by hand: checks, time in red, longest
    /// red stretch, largest step, strokes, result.
    private static let cases = """
        never red
        0:00 green 3 1/3, 1:00 green 4 2/3, 2:00 done 5 3/3
        3 | 0:00 | 0:00 | 5 | 3 | par
        one red check
        0:00 green 3 1/2, 0:40 red 5 1/2, 1:10 green 2 2/2, 2:00 done 9 2/2
        4 | 0:30 | 0:30 | 9 | 4 | 2 over par
        two red stretches, the second longer
        0:00 red 5 1/5, 0:20 green 3 1/5, 1:00 red 1 2/5, 1:50 done 4 5/5
        4 | 1:10 | 0:50 | 5 | 4 | 1 under par
        a stretch of several red checks, of both kinds
        0:00 red 5 1/4, 0:20 broken 3 1/4, 1:00 red 1 2/4, 1:30 done 4 4/4
        4 | 1:30 | 1:30 | 5 | 4 | par
        red to the end
        0:00 green 2 1/3, 0:10 red 20 1/3, 0:40 broken 1 1/3, 2:10 red 1 1/3
        4 | 2:00 | 2:00 | 20 | 4 | 1 over par so far
        one red check, and no other
        0:00 broken 7 1/4
        1 | 0:00 | 0:00 | 7 | 1 | 3 under par so far
        done at once
        0:00 done 40 1/1
        1 | 0:00 | 0:00 | 40 | 1 | par
        structure red and overshot are no red
        0:00 bent 2 1/3, 5:00 over 3 2/3, 9:00 done 1 3/3
        3 | 0:00 | 0:00 | 3 | 3 | par
        checks of what didn't change are no strokes
        0:00 same 0 1/2, 0:10 green 6 1/2, 0:15 green 0 1/2, 0:20 green 0 1/2, 0:50 done 1 2/2
        5 | 0:00 | 0:00 | 6 | 2 | par
        a red check that is repeated
        0:00 red 6 1/2, 0:10 red 0 1/2, 0:30 red 0 1/2, 1:00 done 1 2/2
        4 | 1:00 | 1:00 | 6 | 2 | par
        a pause of 30 minutes is no break
        0:00 red 1 1/3, 30:00 green 1 2/3, 31:00 done 1 3/3
        3 | 30:00 | 30:00 | 1 | 3 | par
        a second more is one
        0:00 red 1 1/3, 30:01 green 1 2/3, 31:00 done 1 3/3
        3 | 0:00 | 0:00 | 1 | 3 | par
        a break within a red stretch is left out of it
        0:00 red 4 1/2, 2:00 red 3 1/2, 1:02:00 red 1 1/2, 1:05:00 done 2 2/2
        4 | 5:00 | 5:00 | 4 | 4 | 2 over par
        done, then continued: only the way to done is scored
        0:00 green 3 1/4, 1:00 done 2 4/4, 2:00 red 50 1/9, 9:00 green 1 1/9, 9:30 done 1 9/9
        2 | 0:00 | 0:00 | 3 | 2 | 2 under par
        the clock going backwards takes no time
        5:00 red 1 1/3, 2:00 red 2 1/3, 2:30 green 1 2/3, 3:00 done 1 3/3
        4 | 0:30 | 0:30 | 2 | 4 | 1 over par
        another exercise in between lends neither checks nor strokes
        0:00 red 3 1/2, 0:20 red 90 1/7 @4, 0:50 green 1 2/2, 1:00 done 70 7/7 @4, 1:10 done 2 2/2
        3 | 0:50 | 0:50 | 3 | 3 | 1 over par
        no micro-steps
        0:00 green 3, 1:00 red 4, 1:30 done 2
        3 | 0:30 | 0:30 | 4 | 3 | no par: the task names no micro-steps
        par is what the last check that has one says
        0:00 green 3 1/9, 1:00 green 4 2/3, 2:00 done 2
        3 | 0:00 | 0:00 | 4 | 3 | par
        more than an hour in red
        0:00 red 1 1/1, 25:00 red 1 1/1, 50:00 red 1 1/1, 75:05 red 1 1/1
        4 | 75:05 | 75:05 | 1 | 4 | 3 over par so far
        the first of two stretches is longer
        0:00 broken 8 1/5, 4:00 green 1 2/5, 4:10 broken 2 2/5, 4:30 done 1 5/5
        4 | 4:20 | 4:00 | 8 | 4 | 1 under par
        all checks at one moment
        0:00 red 1 1/3, 0:00 green 2 2/3, 0:00 done 3 3/3
        3 | 0:00 | 0:00 | 3 | 3 | par
        another exercise alone
        0:00 red 3 1/2 @4
        0 | 0:00 | 0:00 | 0 | 0 | no par: the task names no micro-steps
        """.split(separator: "\n").map(String.init)

    @Test(arguments: stride(from: 0, to: cases.count, by: 3).map { Array(cases[$0..<$0 + 3]) })
    func `the score is the one worked out by hand`(session: [String]) {
        let log = SessionLog(script: session[1])
        #expect(log.entries.count == session[1].split(separator: ",").count, "each check of the script is read")
        let score = Session(of: 2, in: log)
        let parts = [
            "\(score.scored.count)", score.secondsInRed.clock, score.longestRed.clock, "\(score.largestStep)",
            "\(score.strokes)", score.result,
        ]
        #expect(parts.joined(separator: " | ") == session[2])
    }

    private func replay(_ script: String) -> Replay { Replay(session: Session(of: 2, in: SessionLog(script: script))) }
    private func text(_ script: String) -> [String] { replay(script).lines.map { $0.text(isColored: false) } }

    @Test func `each check is a line, with its time, lamps, lines and problems`() {
        let lines = text("0:00 green 3 1/2, 0:40 broken 5 1/2, 1:10 red 2 2/2, 2:00 done 9 2/2, 3:00 bent 1")
        #expect(
            lines[..<8] == [
                "Exercise 2, a third view, Markdown, on MVVM", "",
                "time  behaviour  structure  verdict           lines  problems  step  note",
                "0:00  ●          ○          green, not moved  3      – → 1     1/2",
                "0:40  –          –          does not build    5      1 → 1     1/2",
                "1:10  ○          ●          behaviour red     2      1 → 1     2/2",
                "2:00  ●          ●          done              9      1 → 0     2/2",
                "3:00  ●          ○          structure red     1      0 → 1     –     after done",
            ])
        #expect(lines.contains("result               2 over par"))
        #expect(lines.contains("score                up to done"))
    }

    @Test func `a break is named, and takes no time`() {
        let lines = text("0:00 green 3, 2:00 green 1, 2:00:00 green 1, 2:00:30 done 1")
        #expect(lines.filter { $0.hasSuffix("break") }.map { $0.prefix(4) } == ["2:00"])
        #expect(lines[6].hasPrefix("2:30  ●"))
    }

    @Test func `the page is well-formed, refreshes never, and fetches nothing`() throws {
        let html = replay("0:00 green 3 1/2, 0:40 broken 5, 1:10 red 2, 5:10:00 done 9 2/2, 5:11:00 bent 1").page.html
        let page = try #require(PageElement.root(of: html))
        #expect(page.all("script").isEmpty)
        #expect(page.all("meta").allSatisfy { $0.attributes["http-equiv"] == nil })
        #expect(html.ranges(of: "http").count == 1, "the name space alone")
        #expect(html.contains("@media (prefers-color-scheme: dark)"))
        #expect(page.all("table").count == 2)
        #expect(page.all("h1").map(\.text) == ["Exercise 2, a third view, Markdown, on MVVM"])
        let ids = page.descendants.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
    }

    @Test func `the timeline has two bars and a mark for each check, scaled by time`() throws {
        let html = replay("0:00 green 3, 0:30 broken 5, 0:40 red 2, 2:00 done 9").page.html
        let svg = try #require(PageElement.root(of: html)?.all("svg").first)
        let bars = svg.all("rect").filter { $0.attributes["width"] != "0.0%" }
        #expect(bars.compactMap { $0.attributes["class"] } == ["lit", "unlit", "none", "none", "unlit", "lit"])
        #expect(bars.compactMap { $0.attributes["x"] } == ["0.0%", "0.0%", "25.0%", "25.0%", "33.3%", "33.3%"])
        #expect(bars.compactMap { $0.attributes["width"] } == ["25.0%", "25.0%", "8.3%", "8.3%", "66.6%", "66.6%"])
        #expect(svg.all("circle").compactMap { $0.attributes["cx"] } == ["0.0%", "25.0%", "33.3%", "100.0%"])
        #expect(svg.all("circle").compactMap { $0.attributes["class"] } == ["dot", "dot", "dot", "end"])
        #expect(svg.all(class: "check").map(\.text).last == "2:00 done")
        let heights = svg.all("rect").map { [$0.attributes["class"], $0.attributes["height"]] }
        #expect(Set(heights) == [["lit", "24"], ["unlit", "10"], ["none", "1"]], "not only the colours differ")
        let one = try #require(PageElement.root(of: replay("0:00 green 3").page.html))
        #expect(one.all("circle").compactMap { $0.attributes["cx"] } == ["0.0%"])
    }
}

/// `kata replay` finds the exercise, and says what to do where there is none.
struct ReplayCommandTests {
    private func run(_ words: [String], on log: String?) throws -> (status: Int32, page: String?) {
        try URL.withTemporaryFolder { folder in
            if let log { try folder.write([SessionLog.fileName: log]) }
            let page = folder.appending(path: "page.html")
            let options = ["--in", folder.path, "--html", page.path]
            do {
                let status = try KataCommand.replay.run(words + options, in: .this)
                return (status, try String(contentsOf: page, encoding: .utf8))
            } catch let error as KataError {
                throw KataError(error.description.replacing(folder.path, with: "HERE"))
            }
        }
    }

    private func log(_ scripts: String...) throws -> String {
        try scripts.map { try #require(SessionEntry(script: $0)).line + "\n" }.joined()
    }

    @Test func `without a number, it's the exercise checked last`() throws {
        let log = try log("0:00 green 3 @3", "0:10 green 3 @5", "0:20 green 3 @3", "0:30 red 1 @5")
        #expect(
            try run([], on: log).page?.contains("<h1>Exercise 5, details for members only, without a router</h1>")
                == true)
        #expect(try run(["3"], on: log).page?.contains("<h1>Exercise 3, extract the presenter</h1>") == true)
    }

    @Test(arguments: ["4", "0", "two", ""])
    func `an exercise without a check is refused, with a list of those that have one`(word: String) throws {
        let log = try log("0:00 green 3 @3", "0:10 green 3 @5")
        let sentence = "'HERE/SESSION.jsonl' has no check of exercise '\(word)'. It has checks of: 3, 5."
        let error = #expect(throws: KataError.self) { try run([word], on: log) }
        #expect(error?.description == sentence)
    }

    @Test(arguments: [nil, "", "damaged\n", #"{"at":"2026-11-22T09:00:05Z","event":"start","exercise":4}"#])
    func `without a check it says how to make one`(log: String?) {
        let sentence = "'HERE/SESSION.jsonl' has no check. Make one: 'swift run kata check'."
        let error = #expect(throws: KataError.self) { try run([], on: log) }
        #expect(error?.description == sentence)
    }

    @Test func `a file that isn't an earlier page is left as it is, and an earlier page is replaced`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "notes.txt")
            let page = SessionPage(title: "One", body: "")
            try Data("mine".utf8).write(to: file)
            #expect(throws: KataError.self) { try page.write(to: file.path) }
            #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
            try page.write(to: folder.appending(path: "page.html").path)
            try SessionPage(title: "Two", body: "").write(to: folder.appending(path: "page.html").path)
            let written = try String(contentsOf: folder.appending(path: "page.html"), encoding: .utf8)
            #expect(written.contains("<title>Two</title>"))
            #expect(throws: KataError.self) { try page.write(to: folder.appending(path: "none/page.html").path) }
        }
    }
}
