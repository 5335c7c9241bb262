import Testing

@testable import bench

/// The benchmark's results.
struct BenchTests {
    @Test func `the median is the middle value of the sorted times`() async throws {
        var times = [1.0, 9, 2, 8, 3]
        #expect(try await medians(of: [0], turns: 5) { _ in times.removeFirst() } == [3])
    }
}
