import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Formatted text is the same on every machine. The laws can't test this on Linux, where all machines use one locale.
/// In step 1, the UIKit and SwiftUI views format text only for their user, so they leave the locale to the system.
struct LocaleTests {
    @Test(arguments: ["TopMovies", "Practice", "Programs", "ConsoleUI", "Fetching", "MovieCatalog"])
    func `all formatting names its locale`(folder: String) throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../Sources/\(folder)").standardizedFileURL
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where file.hasSuffix(".swift") && !file.contains(/(UIKit|SwiftUI)\/1-MVVM/) {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            #expect(Self.formattings(in: text).filter { !Self.namesLocale($0) } == [], "\(file)")
        }
    }

    @Test(arguments: [
        ("x.formatted()", false),
        ("x.formatted(.number)", false),
        ("x.formatted(.number.locale(.current))", false),
        ("x.formatted(.number.locale(Locale.current))", false),
        ("Date.FormatStyle(date: .long)", false),
        ("NumberFormatter()", false),
        ("x.formatted(Self.style)", true),
        ("x.formatted(.number.locale(Locale(identifier: \"en_US\")))", true),
        ("Date.FormatStyle(locale: Locale(identifier: \"en_US\"))", true),
    ])
    func `only an identifier or the app's own style names a call's locale`(code: String, isNamed: Bool) {
        #expect(
            Self.formattings(in: "let a = \(code), b = Locale(identifier: \"\")").map(Self.namesLocale) == [isNamed])
    }

    /// Returns the calls that do formatting, each as a list of words.
    private static func formattings(in text: String) -> [[String]] {
        let words = SwiftToken.all(in: text).filter { $0.kind != .comment && $0.kind != .space }.map(\.text)
        return words.indices.compactMap { index in
            let isFormatting =
                words[index] == "formatted" || words[index].hasSuffix("FormatStyle")
                || words[index].hasSuffix("Formatter")
            guard isFormatting, index + 1 < words.count, words[index + 1] == "(" else { return nil }
            var depth = 0
            let call = words[(index + 1)...].prefix { word in
                depth += word == "(" ? 1 : word == ")" ? -1 : 0
                return depth > 0
            }
            return [words[index]] + call
        }
    }

    private static func namesLocale(_ call: [String]) -> Bool {
        // A style defined by the app itself is checked where it's created.
        let isStyle = call.prefix(4) == ["formatted", "(", "Self", "."]
        return isStyle || call.contains("Locale") && call.contains("identifier")
    }
}
