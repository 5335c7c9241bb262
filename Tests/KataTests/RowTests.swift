import Testing

@testable import kata

/// Side by side, a line stands beside the one it became.
struct RowTests {
    @Test func `a changed line shares a row with the one it became, and each shows the words that differ`() throws {
        let row = try #require(try rows("let a = viewModel.movies", "let a = presenter.movies").first)
        #expect(row.old?.marked == "········viewModel·······")
        #expect(row.new?.marked == "········presenter·······")
        #expect(row.old?.text == "let a = viewModel.movies")
    }

    @Test func `lines with little in common get rows of their own`() throws {
        let rows = try rows("guard let movie else { return }", "presenter.didSelect(index)")
        #expect(rows.map { $0.old == nil } == [false, true])
        #expect(rows.map { $0.new == nil } == [true, false])
    }

    @Test func `each line is in one row, in order, with its number`() throws {
        for hunk in try StepDiff.with(2).hunks {
            let old = hunk.rows.compactMap(\.old)
            let new = hunk.rows.compactMap(\.new)
            #expect(old.map(\.text) == hunk.lines.filter { $0.kind != .added }.map(\.text))
            #expect(new.map(\.text) == hunk.lines.filter { $0.kind != .removed }.map(\.text))
            #expect(zip(old, hunk.oldStart...).allSatisfy { $0.number == $1 })
            #expect(zip(new, hunk.newStart...).allSatisfy { $0.number == $1 })
        }
    }

    private func rows(_ old: String, _ new: String) throws -> [Row] {
        try StepDiff(old: ["A": old + "\n"], new: ["A": new + "\n"]).hunks.flatMap(\.rows)
    }
}

extension Row.Side {
    /// The text, with a dot for each character that the other side has as well.
    fileprivate var marked: String { String(zip(text, marks).map { $1 ? $0 : "·" }) }
}
