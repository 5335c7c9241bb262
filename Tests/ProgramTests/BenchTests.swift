import Testing

@testable import bench

/// What the benchmark prints.
struct BenchTests {
    @Test func `a median is the middle of the times, in the order of their size`() async throws {
        var times = [1.0, 9, 2, 8, 3]
        #expect(try await medians(of: [0], turns: 5) { _ in times.removeFirst() } == [3])
    }
}
