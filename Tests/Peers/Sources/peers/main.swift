// What Binding and its peers do, and what that costs as multiples of a direct call of a closure (floor A):
//   swift run -c release --package-path Tests/Peers peers

let columns = [
    "", "observers are served", "when one sets a value within the round, another", "after `cancel()` within the round",
    "a delivery to 1, 10, 1,000 observers, × floor A", "subscribe and cancel",
]
print("| \(columns.joined(separator: " | ")) |\n|" + String(repeating: " --- |", count: columns.count))
var skipped: [String] = []

Row<BindingPeer>(name: "Binding").show()
Row<ClosureList>(name: "a loop over an array of closures (floor B)").show()
#if canImport(OpenCombine)
    Row<OpenCombinePeer>(name: "OpenCombine 0.14").show()
#else
    skipped.append("OpenCombine")
#endif
#if canImport(RxSwift)
    Row<RxSwiftPeer>(name: "RxSwift").show()
#else
    skipped.append("RxSwift")
#endif
Row<ObservationPeer>(name: "Observation, armed anew each time").show()
Row<NotificationCenterPeer>(name: "NotificationCenter").show()
for name in skipped { print("skipped: \(name) (not available)") }
