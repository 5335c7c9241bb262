/// A key of the watch.
enum Key: Character, CaseIterable, Sendable {
    case hint = "h"
    case task = "t"
    case diff = "d"
    case solution = "s"
    case run = "r"
    case list = "l"
    case check = "c"
    case quit = "q"
    case next = "n"
    case answer = "a"

    /// The keys that only work once the exercise is done. The screen shows the others at any time.
    static let afterwards: [Key] = [.next, .answer]

    /// Returns the key whose letter has arrived, or nil for any other key. Several bytes that arrived together, from a
    /// paste or an arrow key, are none.
    init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count == 1, let byte = bytes.first else { return nil }
        self.init(rawValue: Character(Unicode.Scalar(byte)))
    }

    /// The key as the screen shows it, such as "h hint".
    var label: Line { Line("\(rawValue)", .bold) + " \(self)" }
}
