public import Foundation

/// A stream of text: standard output, standard error, or a test's list of lines.
public struct TextOutput {
    /// Whether the output is a terminal whose cursor can move.
    public let isTerminal: Bool
    private let hasColors: Bool
    private let sink: (String) throws -> Void
    private let loss = Loss()

    private final class Loss {
        var reason: (any Error)?
    }

    /// Creates an output that passes everything to `sink`.
    public init(
        isTerminal: Bool = false, hasColors: Bool = false, sink: @escaping (String) throws -> Void
    ) {
        self.isTerminal = isTerminal
        self.hasColors = hasColors
        self.sink = sink
    }

    /// Creates an output for a file handle. A terminal gets colours, unless `NO_COLOR` is set (no-color.org).
    public init(_ handle: FileHandle, environment: [String: String] = ProcessInfo.processInfo.environment) {
        isTerminal = Self.isTerminal(handle.fileDescriptor, in: environment)
        hasColors = isTerminal && environment["NO_COLOR", default: ""].isEmpty
        // If the reader has gone away, SIGPIPE ends the program.
        sink = { try handle.write(contentsOf: Data($0.utf8)) }
    }

    /// Returns whether a descriptor is a terminal with colours and a movable cursor, which Xcode's console lacks.
    public nonisolated static func isTerminal(
        _ descriptor: Int32, in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Bool {
        isatty(descriptor) == 1 && !["", "dumb"].contains(environment["TERM", default: ""])
            && !environment.keys.contains { $0.hasPrefix("__XCODE") || $0.hasPrefix("XCODE_") }
    }

    /// The reason why some output was lost, or nil if all of it arrived.
    public var failure: (any Error)? { loss.reason }

    func write(_ text: String) {
        // Any output after a gap would be misread.
        guard loss.reason == nil else { return }
        do {
            try sink(text)
        } catch {
            loss.reason = error
        }
    }

    /// The codes of the styles in a terminal's escape sequences.
    enum Style: Int {
        case bold = 1
        case dim = 2
        case red = 31
    }

    func styled(_ text: String, _ style: Style) -> String {
        hasColors ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
