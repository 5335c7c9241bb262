// Prints the steps' costs as multiples of step 1's, or Binding's costs as multiples of simpler code's: swift run -c
//   release bench [--json | --binding]
import Foundation

if CommandLine.arguments.contains("--nothing") {
    print("the fastest start: a program that has the same libraries, writes a line and ends")
    exit(0)
}
if CommandLine.arguments.contains("--binding") {
    Benchmark.printFigures()
    exit(0)
}
var table = Table()
table.add("tap to output, µs", try await App.taps(), target: 1.05)
for count in [1_000, 10_000, 100_000] {
    table.add("cost of each of \(count) movies, ns", try await App.movies(count))
}
table.add("start to first byte, ms", try await Launches.starts())
table.add("build of the step alone, s", try await Launches.builds())
#if os(Linux)
    table.add("memory, MB", try await Launches.memory())
#endif
print(CommandLine.arguments.contains("--json") ? try table.json() : table.text)
