import Foundation

extension Date {
    /// The local date and time, such as "2026-11-22 10:00:05".
    var local: String {
        String(formatted(Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .current)).prefix(19))
    }
}
