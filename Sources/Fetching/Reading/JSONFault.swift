import Foundation

/// What is wrong with a text that is no JSON, and where.
///
/// Only on Apple's systems JSONDecoder says where it stopped, while JSONSerialization says it everywhere: in lines and
/// columns there, but on Linux as an offset in bytes, which no editor shows.
struct JSONFault: CustomStringConvertible {
    let description: String

    init(in json: Data) {
        do {
            _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
            description = "it cannot be read"
        } catch {
            let details = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            description = Self.located(details.trimmingCharacters(in: CharacterSet(charactersIn: ".")), in: json)
        }
    }

    /// Names line and column where `details` reads "Invalid value around character 13", or says that the file ended.
    private static func located(_ details: String, in json: Data) -> String {
        let isCutOff = details == "Unexpected end of file during JSON parse"
        let match = details.firstMatch(of: /(.+) around character (\d+)/)
        guard let offset = match.flatMap({ Int($0.2) }) ?? (isCutOff ? json.count : nil) else { return details }
        let reason = match?.1 ?? "Unexpected end"
        let lines = json.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? Data(), as: UTF8.self).unicodeScalars.count + 1
        return "\(reason.lowercased()) at line \(lines.count), column \(column)"
    }
}
